// The field that has the focus, if the page has keys for it.

import { useEffect, useState, useSyncExternalStore } from "react";
import type { KeysKind } from "../keys/symbol-keys-choice.ts";

export function useFieldInFocus(): HTMLInputElement | null {
  return useSyncExternalStore(subscribe, inFocus, () => null);
}

function subscribe(heard: () => void): () => void {
  document.addEventListener("focusin", heard);
  document.addEventListener("focusout", heard);
  return () => {
    document.removeEventListener("focusin", heard);
    document.removeEventListener("focusout", heard);
  };
}

function inFocus(): HTMLInputElement | null {
  const { activeElement } = document;
  const isField = activeElement instanceof HTMLInputElement && activeElement.dataset["keys"] !== undefined;
  return isField ? activeElement : null;
}

interface FieldText {
  readonly text: string;
  readonly kind: KeysKind;
}

/** The field's text and the keys it needs, kept up to date whether the visitor or the page changes them. */
export function useFieldText(field: HTMLInputElement): FieldText {
  const [now, setNow] = useState(() => textOf(field));
  useEffect(() => {
    const read = () =>
      setNow((known) => {
        const next = textOf(field);
        return next.text === known.text && next.kind === known.kind ? known : next;
      });
    read();
    // Listens on the document, after React's own listener: a state that is set earlier may draw the field again with
    // the text from before the key press.
    document.addEventListener("input", read);
    return () => document.removeEventListener("input", read);
  });
  return now;
}

function textOf(field: HTMLInputElement): FieldText {
  return { text: field.value, kind: field.dataset["keys"] === "mint" ? "mint" : "boolean" };
}
