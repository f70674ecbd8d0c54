// Where a visitor who went to see the plans had pressed a feature of Premium, as a text for the browser's storage. Pure.

import { sectionOf } from "#addresses/core/paths.ts";

export interface WayBack {
  /** The path after the `#`, with its query. */
  readonly address: string;
  /** The query of a state that is too long for the address. */
  readonly query?: string;
  /** Whether Show Steps was pressed there. */
  readonly isSteps: boolean;
}

export function wayBackText(way: WayBack): string {
  return JSON.stringify(way);
}

/** Null for a text that is not ours, or names no screen: storage may contain any text. */
export function parseWayBack(text: string | null): WayBack | null {
  const kept = parseJson(text);
  if (typeof kept !== "object" || kept === null) return null;
  const { address, query, isSteps } = kept as Readonly<Record<string, unknown>>;
  if (typeof address !== "string" || typeof isSteps !== "boolean" || !screenNameOf(address)) return null;
  return { address, isSteps, ...(typeof query === "string" && { query }) };
}

/** The name of the address's screen; undefined where it has none. */
export function screenNameOf(address: string): string | undefined {
  return sectionOf(address.split("?", 1)[0] ?? "")?.label;
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
