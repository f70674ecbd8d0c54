// The item of a function of the Karnaugh map. Pure.

import { onOneLine } from "#contract/input.ts";
import { resultTexts } from "#messages/history.ts";
import type { NewItem } from "./history-items.ts";
import { keptResult } from "./kept-result.ts";

/** The topic of items of the Karnaugh map. */
const mapTopic = "kmap";

interface Mapped {
  /** The text of the map's field. */
  readonly expression: string;
  /** The query of the map's address. */
  readonly map: string;
  readonly timestamp: number;
  /** The minimal form at its full length; null if it is not known. */
  readonly result: string | null;
}

export function mapItem({ expression, map, timestamp, result }: Mapped): NewItem {
  const kept = result === null ? null : keptResult(result);
  return {
    timestamp,
    topic: mapTopic,
    description: resultTexts.karnaughMap,
    expression: onOneLine(expression),
    mode: "boolean",
    ...(kept !== null && { result: kept }),
    map,
  };
}
