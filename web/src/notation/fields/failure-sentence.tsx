// The sentence about an error in a text, with the error's position; notation is set off from the words.

import { readingTexts } from "#messages/expression.ts";
import type { Failure } from "../core/failure.ts";
import { sentencePieces, withPosition } from "../core/sentence.ts";
import classes from "./failure-sentence.module.css";

interface FailureSentenceProps {
  readonly failure: Pick<Failure, "message" | "span">;
  /** The name of the field that the span is in; left out where there is only one field. */
  readonly field?: string | undefined;
}

export function FailureSentence({ failure: { message, span }, field }: FailureSentenceProps) {
  const at = span && span.start + 1;
  const position =
    at && (field === undefined ? readingTexts.position(at) : readingTexts.positionIn(field, at));
  return sentencePieces(position ? withPosition(message, position) : message).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <code translate="no" key={index} className={classes.code}>
        {piece}
      </code>
    ),
  );
}
