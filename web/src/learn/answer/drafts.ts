// The texts typed into the fields of lessons, kept while the page is open, so that a reader who visits a tool and comes
// back finds them again.

import { useCallback, useState } from "react";

const drafts = new Map<string, string>();

/** The text of the field with this key, and its setter. A field that changes its key needs another React key too. */
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
