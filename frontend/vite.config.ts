/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";
import { coarse } from "./outline.ts";

const BOX = new URL("./node_modules/@iconify-json/game-icons/icons.json", import.meta.url);

// The icons that are used, by our names: only these enter the page. `virtual:icons/art` is what every page needs,
// `virtual:icons/games/<game>` what a game adds.
function icons(): Plugin {
  const mark = "virtual:icons/";
  return {
    name: "coven-icons",
    resolveId: (source) => (source.startsWith(mark) ? `\0${source}` : undefined),
    load(source) {
      if (!source.startsWith(`\0${mark}`)) return undefined;
      const list = new URL(`./src/${source.slice(mark.length + 1)}/icons.json`, import.meta.url);
      this.addWatchFile(list.pathname);
      const wanted = JSON.parse(readFileSync(list, "utf-8")) as Record<string, string>;
      const box = JSON.parse(readFileSync(BOX, "utf-8")) as { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> };
      const found = Object.entries(wanted).map(([name, icon]) => {
        const body = box.icons[icon]?.body ?? box.icons[box.aliases?.[icon]?.parent ?? ""]?.body;
        if (!body) throw new Error(`${list.pathname}: there is no icon ${icon}`);
        return [name, body.replaceAll(/ fill="[^"]*"/g, "").replaceAll(/ d="([^"]*)"/g, (_, path: string) => ` d="${coarse(path)}"`)];
      });
      return `export default ${JSON.stringify(Object.fromEntries(found))}`;
    },
  };
}

// Of the fonts only the letters that English, Czech and Polish are written with.
function letters(): Plugin {
  return {
    name: "coven-letters",
    enforce: "pre",
    transform: (code, source) => (source.includes("@fontsource") ? code.replaceAll(/@font-face\s*{[^}]*(cyrillic|greek|vietnamese)[^}]*}/g, "") : undefined),
  };
}

// The words of a language, all in one: `virtual:words/cs`.
function words(): Plugin {
  const mark = "virtual:words/";
  const FILES = ["page", "madness-page", "witches-page", "djinn-page"];
  return {
    name: "coven-words",
    resolveId: (source) => (source.startsWith(mark) ? `\0${source}` : undefined),
    load(source) {
      if (!source.startsWith(`\0${mark}`)) return undefined;
      const files = FILES.map((name) => new URL(`../src/coven/locales/${source.slice(mark.length + 1)}/${name}.ftl`, import.meta.url));
      for (const file of files) this.addWatchFile(file.pathname);
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, "utf-8")).join("\n"))}`;
    },
  };
}

// Few files, because each costs a question and an answer: the page with all its pieces is one, each game one.
const GROUPS = [{ name: "page", test: /\/src\/(main\.ts|ui\/)/ }];

export default defineConfig({
  plugins: [letters(), svelte(), svelteTesting(), icons(), words()],
  build: { outDir: "../src/coven/table/web/static", emptyOutDir: true, assetsInlineLimit: 0, target: "es2022", modulePreload: { polyfill: false }, rolldownOptions: { checks: { pluginTimings: false }, output: { codeSplitting: { groups: GROUPS } } } },
  server: { fs: { allow: [".."] } },
  test: { environment: "jsdom", setupFiles: ["./src/setup.ts"], include: ["src/**/*.test.ts"] },
});
