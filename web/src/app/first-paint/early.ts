// The script of the first paint, a classic script in the head: begins to load the files of the screen in the address,
// and shows that screen's frame as soon as its style sheets are loaded. The build lists those files in the document.

import { screenOf, sectionOf, takesFullSpace, type Section } from "#addresses/core/paths.ts";
import { beginEngine } from "#lib/engine/early-engine.ts";
import { hasSimd } from "#lib/engine/simd.ts";
import type { FirstFiles } from "./core/first-files.ts";
import { defineFrame } from "./frame.ts";
import { addressOf } from "./core/address.ts";
import { isSlow } from "./early-answer.ts";

const firstFiles = JSON.parse(document.getElementById("first-files")?.textContent ?? "") as FirstFiles;

const begun = new Map<string, Promise<unknown>>();

/** Begins to load a screen; resolves when its scripts are loaded. The frame loads the styles. */
function loadScreen({ path }: Section): Promise<unknown> {
  const known = begun.get(path);
  if (known) return known;
  const { scripts = [], styles = [] } = firstFiles.screens[path] ?? {};
  const screen = Promise.all(scripts.map((href) => addLink("modulepreload", href)));
  for (const href of styles) void addLink("stylesheet", href);
  begun.set(path, screen);
  return screen;
}

/** Resolves when the file is there, and to null if it cannot be had. */
function addLink(rel: "modulepreload" | "stylesheet", href: string): Promise<unknown> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = document.createElement("link");
  Object.assign(link, { rel, href, crossOrigin: "" });
  const settled = new Promise((resolve) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => {
      // Otherwise the page would take the file for loaded.
      link.remove();
      resolve(null);
    });
  });
  document.head.append(link);
  return settled;
}

/**
 * Loads the screen in the address first, then the engine. If both began at once, the WASM would delay the scripts on
 * a slow network, and it is of no use without them. On a slow line the engine also waits for the page's entry, the
 * largest script.
 */
async function begin(): Promise<void> {
  const section = screenOf(addressOf(window.location.hash).path);
  if (!section) return;
  await loadScreen(section);
  const entry = isSlow() && document.querySelector<HTMLScriptElement>("script[type=module]");
  if (entry) await loaded(entry);
  // Null if the page's own engine has already started.
  if (window.earlyEngine === null || !firstFiles.solving.includes(section.path)) return;
  const { simd, plain } = firstFiles.wasm;
  const wasm = hasSimd((bytes) => WebAssembly.validate(bytes)) ? simd : plain;
  window.earlyEngine = beginEngine({ worker: firstFiles.worker, wasm });
}

/** Firefox refuses to load ahead what a script of the document loads already: there the script itself tells. */
async function loaded(entry: HTMLScriptElement): Promise<void> {
  if ((await addLink("modulepreload", entry.src)) !== null) return;
  await new Promise((resolve) => {
    entry.addEventListener("load", resolve);
    entry.addEventListener("error", resolve);
  });
}

void begin();
defineFrame({ loadScreen, screenOf, sectionOf, takesFullSpace });
