// What was typed into the fields of lessons, for as long as the page is open: leaving a lesson for a tool and coming
// back loses nothing.

import { useCallback, useState } from "react";

const drafts = new Map<string, string>();

/** The text of the field with this key, and what sets it. A field that changes its key needs another React key too. */
export function useDraft(key: string): readonly [text: string, write: (text: string) => void] {
  const [text, setText] = useState(() => drafts.get(key) ?? "");
  const write = useCallback(
    (next: string) => {
      drafts.set(key, next);
      setText(next);
    },
    [key],
  );
  return [text, write];
}
