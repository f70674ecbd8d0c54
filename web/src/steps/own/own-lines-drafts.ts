// The lines that were typed for an input, and the last verdicts on them, kept while the page is open.

import { useCallback, useState } from "react";
import type { Checked } from "./use-check.ts";

const drafts = new Map<string, readonly string[]>();
const verdicts = new Map<string, Checked>();

/** A key that changes needs another React key too. */
export function useOwnLines(
  key: string,
): readonly [lines: readonly string[], write: (lines: readonly string[]) => void] {
  const [lines, setLines] = useState(() => ownLines(key));
  const write = useCallback(
    (next: readonly string[]) => {
      drafts.set(key, next);
      setLines(next);
    },
    [key],
  );
  return [lines, write];
}

export function ownLines(key: string): readonly string[] {
  return drafts.get(key) ?? [""];
}

/** Null if the lines were not checked. The verdicts may be on lines that were edited since. */
export function lastChecked(key: string): Checked | null {
  return verdicts.get(key) ?? null;
}

export function keepChecked(key: string, checked: Checked): void {
  verdicts.set(key, checked);
}
