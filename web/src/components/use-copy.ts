// Copies a text and shows in the toast whether that worked.

import { useCallback } from "react";
import { copyText } from "#lib/copy-text.ts";
import { copyTexts } from "#messages/controls.ts";
import type { Toast } from "./toast.tsx";

/** `done` is what the toast says after copying. */
export function useCopy(show: (toast: Toast) => void): (text: string, done?: string) => void {
  return useCallback(
    (text, done = copyTexts.copied) => {
      const copy = async () => {
        const copied = await copyText(text);
        show(copied ? { text: done } : { text: copyTexts.notCopied, isFailure: true });
      };
      void copy();
    },
    [show],
  );
}
