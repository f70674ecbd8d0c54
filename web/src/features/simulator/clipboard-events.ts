// Copy, cut and paste while the canvas has the focus: the selection goes through the system's clipboard as text.

import { selectionText } from "#circuit/core/editor/clipboard.ts";
import type { EditorStore } from "#circuit/core/editor/store.ts";

/** Listens on the document until the signal is aborted: without selected text, the browser sends these events there. */
export function listenToClipboard(
  canvas: HTMLElement,
  { dispatch, getSnapshot }: EditorStore,
  signal: AbortSignal,
): void {
  const isMeant = () => document.activeElement === canvas;
  const take = (type: "selectionCopied" | "selectionCut") => (event: ClipboardEvent) => {
    const text = isMeant() ? selectionText(getSnapshot()) : null;
    if (text === null) return;
    event.preventDefault();
    event.clipboardData?.setData("text/plain", text);
    dispatch({ type });
  };
  document.addEventListener("copy", take("selectionCopied"), { signal });
  document.addEventListener("cut", take("selectionCut"), { signal });
  document.addEventListener(
    "paste",
    (event) => {
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (!isMeant() || text === "") return;
      event.preventDefault();
      dispatch({ type: "pasted", text });
    },
    { signal },
  );
}
