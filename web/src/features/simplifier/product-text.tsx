// One product. It stays on one line while it fits there; else it breaks before a dot rather than in a literal.

import { Fragment } from "react";
import { literalsOf } from "./core/answer-text.ts";

/** Shorter ones fit on a line of a phone, and need no more than their text. */
const charsAlwaysFitting = 22;

export function ProductText({ text }: { readonly text: string }) {
  if (text.length <= charsAlwaysFitting) return text;
  return literalsOf(text).map((literal, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {literal}
    </Fragment>
  ));
}
