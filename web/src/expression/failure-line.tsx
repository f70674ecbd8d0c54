// The line under a field that says what is wrong with its text, and at which position.

import { ErrorLine } from "#components/error-line.tsx";
import { own } from "#messages/own.ts";
import type { Failure } from "./core/failure.ts";

interface FailureLineProps {
  readonly id: string;
  /** Null if there is no error. */
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
