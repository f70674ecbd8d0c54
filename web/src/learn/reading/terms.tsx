// The definition of a term and the links to it.

import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { definitionAddress, definitionId, termEntry } from "../core/definitions.ts";
import type { TermName } from "../core/terms.ts";
import classes from "./terms.module.css";

interface DefineProps {
  readonly term: TermName;
  readonly children: ReactNode;
}

export function Define({ term, children }: DefineProps) {
  return (
    <dfn id={definitionId(termEntry(term))} className={classes.definition}>
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

/** The link for a term in a marked text; throws if no lesson defines the term. */
export function TermLink({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  const entry = termEntry(term);
  return (
    <Link to={definitionAddress(entry)} className={classes.link} data-term={entry.term}>
      {children}
    </Link>
  );
}
