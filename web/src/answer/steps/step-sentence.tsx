// The sentence of a step, with its expressions typeset like the lines of the derivation.

import { useMemo } from "react";
import { MathText } from "#notation/typeset.tsx";
import { sentencePieces } from "./core/sentence.ts";

export function StepSentence({ children: sentence }: { readonly children: string }) {
  const pieces = useMemo(() => sentencePieces(sentence), [sentence]);
  return pieces.map((piece, at) =>
    typeof piece === "string" ? piece : <MathText key={at} expression={piece} size="text" />,
  );
}
