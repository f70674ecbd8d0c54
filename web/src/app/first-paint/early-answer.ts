// A slow line: where the page keeps the visitor waiting, the frame asks the service for the entered text, or for the text of
// a link, and shows the Result in a line below the form. Any other response is left to the page.

import { setupIn } from "#addresses/core/codec.ts";
import { simplifyAddress } from "#addresses/core/simplify.ts";
import { detectMode, isBlank, prepareInput } from "#contract/input.ts";
import { simplifyPath } from "#contract/simplify-path.ts";
import type { SimplifyCall, SimplifyResponse } from "#contract/simplify.ts";
import { claimTexts } from "#messages/forms.ts";
import { addressOf } from "./core/address.ts";
import type { EarlyVisitor } from "./early-visitor.ts";

/** The screens whose form asks the Simplifier. */
const askingPaths = ["/", simplifyAddress.path];

/**
 * Milliseconds from the start of the visit. On a quick line the page has loaded by then, and the service is not
 * asked.
 */
const slowFromMs = 1_000;

/** A longer request would delay the page's own files. */
const bodyCharsMax = 2_000;

export function isSlow(): boolean {
  return performance.now() >= slowFromMs;
}

/** Must be called after the first frame is shown. */
export function answerOnSlowLine(frame: HTMLElement, visitorNow: () => EarlyVisitor | null): void {
  const answer = async () => {
    const visitor = visitorNow();
    const body = visitor && bodyOf(visitor);
    if (!frame.isConnected || !visitor || body === null) return;
    const output = outputOf(visitor);
    const answered = await answerTo(body);
    // By now the visitor may have edited the text or followed a link.
    if (!answered || visitorNow() !== visitor || bodyOf(visitor) !== body) return;
    show(answered, output);
    visitor.field?.form?.querySelector("[type=submit]")?.removeAttribute("aria-busy");
    // The keyboard makes room for the Result.
    if (matchMedia("(pointer: coarse)").matches) visitor.field?.blur();
  };
  const begin = () => window.setTimeout(() => void answer(), slowFromMs - performance.now());
  frame.addEventListener("submit", begin);
  begin();
}

/** The request for the visitor's question; null if nothing is asked, or if only the page can decide how the text is read. */
function bodyOf({ field, given, hasTyped, hasSubmitted, pressed }: EarlyVisitor): string | null {
  const { path, search } = addressOf(window.location.hash);
  const isLinked = given !== "" && !hasTyped;
  if (!field || !askingPaths.includes(path) || !(hasSubmitted || isLinked)) return null;
  const mode = detectMode(field.value);
  const isChosen = pressed.some((element) => element.matches("input[type=radio]"));
  if (isBlank(field.value) || mode === "either" || isChosen) return null;
  const linked = path === simplifyAddress.path ? setupIn(simplifyAddress, search, null) : null;
  // Only the page reads the names of variables.
  if (linked?.variables !== undefined) return null;
  // Member by member the page's own call (features/simplifier/core/service-call.ts), whose code would be too large here.
  const call: SimplifyCall = {
    input: prepareInput(field.value, mode).text,
    mode,
    ...(mode === "mint" &&
      linked?.dontCares !== undefined && { dontCares: prepareInput(linked.dontCares, "mint").text }),
  };
  const body = JSON.stringify(call);
  return body.length > bodyCharsMax ? null : body;
}

/** Null if the service gives no answer. No call is made twice, and the page takes the response (lib/early-calls.ts). */
async function answerTo(body: string): Promise<SimplifyResponse | null> {
  try {
    const response = await responseTo(body);
    // Not checked against the schema: loading it would take longer than the answer, and the service is our own.
    return response.ok ? ((await response.clone().json()) as SimplifyResponse) : null;
  } catch {
    return null;
  }
}

function responseTo(body: string): Promise<Response> {
  const calls = window.earlyCalls ?? [];
  const known = calls.find((call) => call.body === body);
  if (known) return known.response;
  const headers = { "Content-Type": "application/json" };
  const response = fetch(simplifyPath, { method: "POST", headers, body });
  window.earlyCalls = [...calls, { path: simplifyPath, body, response }];
  return response;
}

/** The line below the form, which is there before its text, so that a screen reader reads the text out. */
function outputOf(visitor: EarlyVisitor): HTMLElement {
  const output = (visitor.output ??= document.createElement("output"));
  if (!output.isConnected) visitor.field?.form?.after(output);
  return output;
}

function show({ simplified, proven }: SimplifyResponse, output: HTMLElement): void {
  const result = document.createElement("code");
  result.translate = false;
  result.textContent = simplified;
  output.replaceChildren(result, ` ${proven ? claimTexts.minimalProved : claimTexts.bestFound}`);
}
