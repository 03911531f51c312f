import "./style/fonts.css";
import "./style/theme.css";
import "./style/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { isEmbedded } from "./net/embedded.ts";
import { engine } from "./net/engine.ts";
import { languages, texts } from "./text/texts.svelte.ts";
import { drawArt } from "./ui/art.ts";
import { install, reloadOutdated } from "./ui/install.svelte.ts";
import { firstLanguage, settings } from "./ui/settings.svelte.ts";

reloadOutdated();
// A page without a server waits until its engine is there: both would download the same files.
if (!engine && !isEmbedded) void install("/worker.js");
drawArt();
const language = firstLanguage(languages);
if (!settings.language) settings.language = language;
void texts.use(language);
const target = document.getElementById("app");
if (target) mount(App, { target });
