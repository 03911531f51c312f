import "./style/fonts.css";
import "./style/theme.css";
import "./style/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { languages, texts } from "./text/texts.svelte.ts";
import { drawArt } from "./ui/art.ts";
import { install } from "./ui/install.ts";
import { firstLanguage, settings } from "./ui/settings.svelte.ts";

install();
drawArt();
const language = firstLanguage(languages);
if (!settings.language) settings.language = language;
void texts.use(language);
const target = document.getElementById("app");
if (target) mount(App, { target });
