// The script of the first paint, a classic one in the head: begins to load what the screen in the address needs, and
// shows that screen's frame as soon as its style sheets are there. The build lists in the document which files those are.

import { screenOf, sectionOf, takesFullSpace, type Section } from "#addresses/core/paths.ts";
import { beginEngine } from "#lib/engine/early-engine.ts";
import { hasSimd } from "#lib/engine/simd.ts";
import type { FirstFiles } from "./core/first-files.ts";
import { defineFrame } from "./frame.ts";
import { addressOf } from "./core/address.ts";
import { addLink } from "./links.ts";
import { isSlow } from "./slow-line.ts";

const firstFiles = JSON.parse(document.getElementById("first-files")?.textContent ?? "") as FirstFiles;

const begun = new Map<string, Promise<unknown>>();

/** Begins to load a screen; resolves when its scripts are there. Its frame has its styles already. */
function loadScreen({ path }: Section): Promise<unknown> {
  const known = begun.get(path);
  if (known) return known;
  const { scripts = [], styles = [] } = firstFiles.screens[path] ?? {};
  const screen = Promise.all(scripts.map((href) => addLink("modulepreload", href)));
  for (const href of styles) void addLink("stylesheet", href);
  begun.set(path, screen);
  return screen;
}

let onSilence = () => {};
const silence = new Promise<void>((resolve) => (onSilence = resolve));

/**
 * Begins with the screen in the address, then the engine: begun at once, the WASM would share a slow network with the
 * scripts and hold them up, though it is no use before them. On a slow line it waits for the page's entry too, the largest
 * of them, unless the service was asked for the answer and is silent.
 */
async function begin(): Promise<void> {
  const section = screenOf(addressOf(window.location.hash).path);
  if (!section) return;
  await loadScreen(section);
  const entry = isSlow() && document.querySelector<HTMLScriptElement>("script[type=module]");
  if (entry) await Promise.race([addLink("modulepreload", entry.src), silence]);
  // Null where the page's own engine was quicker.
  if (window.earlyEngine === null || !firstFiles.solving.includes(section.path)) return;
  const { simd, plain } = firstFiles.wasm;
  const wasm = hasSimd((bytes) => WebAssembly.validate(bytes)) ? simd : plain;
  window.earlyEngine = beginEngine({ worker: firstFiles.worker, wasm });
}

void begin();
defineFrame({ loadScreen, screenOf, sectionOf, takesFullSpace, answerFiles: firstFiles.answer, onSilence });
