// The way back to where a feature of Premium was pressed, out of the text that is kept of it. Pure.

import { sectionOf, type SectionPath } from "#addresses/core/paths.ts";
import { wayBackTexts } from "#messages/upgrade.ts";

export interface WayBack {
  /** Of the button that leads back. */
  readonly label: string;
  /** The path after the `#`, with its query. */
  readonly address: string;
  /** The state of the entry: what is too long for the address, or nothing. */
  readonly state: { readonly query?: string };
}

/** The screens whose feature of Premium is Show Steps. */
const stepsAt: ReadonlySet<string> = new Set<SectionPath>(["/simplify", "/kmap"]);

/** Null for a text that is not ours, or names no screen: storage may contain any text. */
export function wayBackIn(text: string | null): WayBack | null {
  const kept = parseJson(text);
  if (typeof kept !== "object" || kept === null) return null;
  const { address, state } = kept as Readonly<Record<string, unknown>>;
  if (typeof address !== "string") return null;
  const screen = sectionOf(address.split("?", 1)[0] ?? "");
  if (!screen) return null;
  const label = stepsAt.has(screen.path) ? wayBackTexts.toSteps : wayBackTexts.to(screen.label);
  return { label, address, state: heldIn(state) };
}

function heldIn(state: unknown): WayBack["state"] {
  if (typeof state !== "object" || state === null || !("query" in state)) return {};
  return typeof state.query === "string" ? { query: state.query } : {};
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
