// Fetches the scripts that answer in the frame (answer/early-answer.ts), where the line is so slow that the page keeps the
// visitor waiting.

import { addressOf } from "./core/address.ts";
import type { EarlyHost } from "./early-visitor.ts";
import { addLink } from "./links.ts";

interface EarlyAnswer {
  readonly answerEarly: (host: EarlyHost, drawing: Promise<unknown>) => void;
}

/** The screens whose form asks the Simplifier. */
export const askingPaths = ["/", "/simplify"];

/**
 * Milliseconds from the start of the visit. On a quick line the page has loaded by then, and the service is not
 * asked.
 */
const slowFromMs = 1_000;

export function isSlow(): boolean {
  return performance.now() >= slowFromMs;
}

/** The text of a link asks at once; without one, the first change of the text tells that the visitor will ask. */
export function answerOnSlowLine(host: EarlyHost): void {
  const { frame, files, onSilence } = host;
  let isBegun = false;
  const begin = () => {
    if (isBegun || !askingPaths.includes(addressOf(window.location.hash).path)) return;
    isBegun = true;
    window.setTimeout(() => void fetchAll().catch(onSilence), slowFromMs - performance.now());
  };
  const fetchAll = async () => {
    if (!frame.isConnected) return;
    // oxlint-disable-next-line zones/imports -- the build names the file
    const script: Promise<EarlyAnswer> = import(/* @vite-ignore */ files.script);
    const styles = files.styles.map((href) => addLink("stylesheet", href));
    // oxlint-disable-next-line zones/imports -- the build names the file
    const drawn: Promise<unknown> = import(/* @vite-ignore */ files.drawing);
    const drawing = Promise.all([drawn, ...styles]).then(() => drawn);
    // The promise may reject before any code awaits it.
    drawing.catch(onSilence);
    (await script).answerEarly(host, drawing);
  };
  frame.addEventListener("input", begin);
  if (host.visitor?.given) begin();
}
