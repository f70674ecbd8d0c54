// A text field of one line in monospace, without the browser's corrections.

import type { ComponentPropsWithRef } from "react";
import { pasteOnOneLine } from "./paste-on-one-line.ts";
import classes from "./field.module.css";

export function Field({ className = "", ...rest }: ComponentPropsWithRef<"input">) {
  return (
    <input
      className={`${classes.field} ${className}`}
      translate="no"
      autoCapitalize="none"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      onPaste={pasteOnOneLine}
      {...rest}
    />
  );
}
