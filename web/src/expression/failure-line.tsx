// What is wrong with a text, and at which position of it, in the line under its field.

import { ErrorLine } from "#components/error-line.tsx";
import { own } from "#messages/own.ts";
import type { Failure } from "./core/failure.ts";

interface FailureLineProps {
  readonly id: string;
  /** Null while nothing is wrong. */
  readonly failure: Pick<Failure, "message" | "span"> | null;
}

export function FailureLine({ id, failure }: FailureLineProps) {
  return (
    <ErrorLine id={id}>
      {failure &&
        [failure.message, failure.span && own.position(failure.span.start + 1)].filter(Boolean).join(" ")}
    </ErrorLine>
  );
}
