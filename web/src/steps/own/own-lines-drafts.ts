// The lines that were typed for an input, kept while the page is open.

import { useCallback, useState } from "react";

const drafts = new Map<string, readonly string[]>();

/** A key that changes needs another React key too. */
export function useOwnLines(
  key: string,
): readonly [lines: readonly string[], write: (lines: readonly string[]) => void] {
  const [lines, setLines] = useState(() => drafts.get(key) ?? [""]);
  const write = useCallback(
    (next: readonly string[]) => {
      drafts.set(key, next);
      setLines(next);
    },
    [key],
  );
  return [lines, write];
}
