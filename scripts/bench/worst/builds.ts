// The builds that answer the questions: the Worker's, with its budget and with that of the platform's free plan, and
// the page's. Each is started once in a process.

import type { CallName } from "./lines.ts";
import type { Question } from "./requests.ts";

/** How large an answer is, its lower bound and whether it is proved; or the code of a refusal. */
export type Found =
  | { readonly kind: "form"; readonly terms: number; readonly lowerBound: number; readonly proven: boolean }
  | { readonly kind: "lines"; readonly count: number }
  | { readonly kind: "columns"; readonly count: number }
  | { readonly kind: "networks"; readonly built: number; readonly count: number }
  | { readonly kind: "read" }
  | { readonly kind: "refused"; readonly code: string };

export const buildNames = ["worker", "small-plan", "page"] as const;

export interface Build {
  readonly name: (typeof buildNames)[number];
  readonly answers: (call: CallName, form: Question["form"]) => boolean;
  /** Makes the next call start a new instance, whose memory has not grown. */
  readonly renew: () => void;
  /** Prepares the question; only the returned function is measured. */
  readonly ready: (question: Question) => () => Found;
}

export function foundText(found: Found): string {
  switch (found.kind) {
    case "form":
      return `${found.terms} terms, ${found.proven ? "proven" : `bound ${found.lowerBound}`}`;
    case "lines":
    case "columns":
      return `${found.count} ${found.kind}`;
    case "networks":
      return `${found.built} of ${found.count} networks`;
    case "read":
      return "read";
    case "refused":
      return `refused: ${found.code}`;
  }
}
