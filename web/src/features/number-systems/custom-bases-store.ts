// The custom bases, kept in local storage; where that is blocked they last as long as the page.

import { useState } from "react";
import { readText, writeText } from "#lib/storage.ts";
import { parseCustomBases } from "./core/bases.ts";

const storageKey = "customBases";

export interface CustomBases {
  /** Ascending. */
  readonly bases: readonly number[];
  readonly add: (base: number) => void;
  readonly remove: (base: number) => void;
}

/** @param allowed whether they may be used; while not, they are kept but there are none. */
export function useCustomBases(allowed: boolean): CustomBases {
  const [kept, setKept] = useState(() => parseCustomBases(readText(storageKey)));
  const keep = (bases: readonly number[]) => {
    const text = JSON.stringify(bases);
    writeText(storageKey, text);
    setKept(parseCustomBases(text));
  };
  return {
    bases: allowed ? kept : none,
    add: (base) => keep([...kept, base]),
    remove: (base) => keep(kept.filter((each) => each !== base)),
  };
}

const none: readonly number[] = [];
