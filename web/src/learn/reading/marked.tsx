// A text of the data with its marks drawn: mathematics is typeset, terms lead to their definitions.

import { Fragment, useMemo } from "react";
import type { MarkedText } from "../core/data.ts";
import { piecesOf } from "../core/marked-text.ts";
import { M } from "./maths.tsx";
import { Term } from "./terms.tsx";

export function Marked({ text }: { readonly text: MarkedText }) {
  const pieces = useMemo(() => piecesOf(text), [text]);
  return pieces.map((piece, at) => {
    switch (piece.kind) {
      case "words":
        return <Fragment key={at}>{piece.text}</Fragment>;
      case "maths":
        return <M key={at}>{piece.text}</M>;
      case "term":
        return (
          <Term key={at} term={piece.term}>
            {piece.words}
          </Term>
        );
    }
  });
}
