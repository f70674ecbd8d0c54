// Keys for the signs that phone keyboards hide. A press inserts a sign at the caret; the field keeps the focus.

import { UnstyledButton } from "@mantine/core";
import type { RefObject } from "react";
import { own } from "#messages/own.ts";
import classes from "./symbol-keys.module.css";

const signs = [".", "+", "'", "^", "(", ")"] as const;

export function SymbolKeys({ field }: { readonly field: RefObject<HTMLInputElement | null> }) {
  return (
    <fieldset className={`${classes.keys} no-print`} aria-label={own.symbolKeys}>
      {signs.map((sign) => (
        <UnstyledButton
          key={sign}
          className={classes.key}
          aria-label={`${sign} ${own.symbolKey[sign]}`}
          // The press must not take the focus, or the phone's keyboard would close.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => field.current && insert(field.current, sign)}
        >
          {sign}
        </UnstyledButton>
      ))}
    </fieldset>
  );
}

function insert(field: HTMLInputElement, sign: string): void {
  field.focus();
  field.setRangeText(sign, field.selectionStart ?? 0, field.selectionEnd ?? 0, "end");
  // Without this event React would not notice the new text.
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText", data: sign }));
}
