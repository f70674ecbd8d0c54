// The field that has the focus, if it is one of those for which there are keys.

import { useEffect, useState, useSyncExternalStore } from "react";
import type { KeysKind } from "./symbol-keys-choice.ts";

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

/** Its text and the keys it needs, whoever changes them. */
export function useFieldText(field: HTMLInputElement): FieldText {
  const [now, setNow] = useState(() => textOf(field));
  useEffect(() => {
    const read = () =>
      setNow((known) => {
        const next = textOf(field);
        return next.text === known.text && next.kind === known.kind ? known : next;
      });
    read();
    // On the document, after React's own listener: a state that is set before it may draw the field anew with the text
    // that it had before the key.
    document.addEventListener("input", read);
    return () => document.removeEventListener("input", read);
  });
  return now;
}

function textOf(field: HTMLInputElement): FieldText {
  return { text: field.value, kind: field.dataset["keys"] === "mint" ? "mint" : "boolean" };
}
