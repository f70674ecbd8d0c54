// The line under a field that names the error in its text and the error's position.

import { ErrorLine } from "#components/error-line.tsx";
import type { Failure } from "../core/failure.ts";
import { FailureSentence } from "./failure-sentence.tsx";

interface FailureLineProps {
  readonly id: string;
  /** Null if there is no error. */
  readonly failure: Pick<Failure, "message" | "span"> | null;
}

export function FailureLine({ id, failure }: FailureLineProps) {
  return <ErrorLine id={id}>{failure && <FailureSentence failure={failure} />}</ErrorLine>;
}
