import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** What is kept for when there is no connection: everything that is named by its content. */
function offline(): Plugin {
  return {
    name: "offline",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((file) => file.startsWith("assets/"));
      this.emitFile({ type: "asset", fileName: "offline.json", source: JSON.stringify([...files, "icon.svg", "manifest.webmanifest"]) });
    },
  };
}

/** The icons of browser and home screen keep their names: the manifest asks for them. */
function icons(): Plugin {
  return {
    name: "icons",
    generateBundle() {
      for (const [fileName, drawing] of [["icon.svg", "favicon"], ["icon-maskable.svg", "icon-maskable"]] as const) {
        this.emitFile({ type: "asset", fileName, source: readFileSync(new URL(`art/${drawing}.svg`, import.meta.url)) });
      }
    },
  };
}

// The page is built into the package, beside the server that hands it out.
export default defineConfig({
  plugins: [svelte(), icons(), offline()],
  build: {
    outDir: "../src/boothill/server/page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    // What is always wanted together comes together: every file costs a request with its headers. What is fetched later stays apart.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "common", test: /node_modules|src\/(parts\/|lib\/(?!art\/(cards|characters|events)\b|examples|moment|story|playedlesson|narrator|compress|settled))/, priority: 2 },
            { name: "table", test: /src\/table\/|src\/hands\/(Hands|shortcuts|stops|subject)/, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": "http://127.0.0.1:8080", "/ws": { target: "ws://127.0.0.1:8080", ws: true } } },
});
