// The custom bases, kept in local storage; if that is blocked, they are kept until the page closes.

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

/** @param allowed whether custom bases may be used; while they may not, they stay stored but the list is empty. */
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
