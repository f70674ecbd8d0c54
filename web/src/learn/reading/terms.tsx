// The definition of a term and the links to it. `npm run lessons` finds the definitions in the drawn lessons.

import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { definitionAddress, definitionId, knownTerm } from "../core/definitions.ts";
import type { TermName } from "../core/terms.ts";
import classes from "./terms.module.css";

interface DefineProps {
  /** In the singular. */
  readonly term: string;
  /** Another spelling that counts as its use, such as the plural. */
  readonly forms?: string;
  readonly children: ReactNode;
}

export function Define({ term, forms, children }: DefineProps) {
  return (
    <dfn id={definitionId(term)} className={classes.definition} data-term={term} data-forms={forms}>
      {children}
    </dfn>
  );
}

interface TermProps {
  readonly of: TermName;
  readonly children: ReactNode;
}

export function Term({ of, children }: TermProps) {
  return <TermLink term={of}>{children}</TermLink>;
}

/** The link for a term in a marked text. A term that no lesson defines has no link, and a test finds it. */
export function TermLink({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  const entry = knownTerm(term);
  if (!entry) return <span data-unknown-term={term}>{children}</span>;
  return (
    <Link to={definitionAddress(entry)} className={classes.link} data-term={entry.term}>
      {children}
    </Link>
  );
}
