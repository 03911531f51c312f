/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { manifests } from "./scripts/manifests.js";
import { packed } from "./scripts/packed.js";
import { texts } from "./scripts/texts.js";

/** The client is built into the Python package, whose server serves it. */
export default defineConfig({
  plugins: [svelte(), texts(), manifests(), packed()],
  build: {
    outDir: "../src/metro2033/web",
    emptyOutDir: true,
    // Fonts and pictures stay files: the page allows nothing inline.
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What every page needs comes in one file, and what every table needs in another: small ones
      // cost their headers and compress badly.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: "page",
              test: /src\/(net\/(session|offline|request|attempt)|ui\/(route|Icon|Dialog|SettingsDialog|settings|back)\b|players\/clock|page\/(startMatch|NextStep|invites|Backdrop|newMatch))/,
            },
            {
              name: "table",
              test: /src\/((decision|match|map|cards|players|story|picture)\/(?!picture\.ts|compositions|parts|TableDialogs|LookUp|TextBoard|Help|Unavailable|OptionPicker|PlanDialog|DeckContents|DeckMemoryView|PlayerDialog|OwnSeat|AbsentPlayer|ChatPanel|MuteList|TableMemory|clock|standIn|Result|RatingChanges|Course|course|Showing|OpenFight|Fight|Roll|Die)|book\/address|ui\/(TabList|sound)|net\/(connection|patch)|game\/content)/,
            },
          ],
        },
      },
    },
    chunkSizeWarningLimit: 600,
  },
  worker: { format: "es", rolldownOptions: { checks: { pluginTimings: false } } },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:2033", ws: true } },
  },
  test: {
    include: ["test/**/*.test.ts"],
    environment: "happy-dom",
  },
  resolve: {
    // Of transitions d3-zoom needs nothing but a way to stop them: the camera glides by itself.
    alias: { "d3-transition": new URL("src/map/noTransition.ts", import.meta.url).pathname },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
});
