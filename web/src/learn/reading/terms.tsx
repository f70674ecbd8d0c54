// The definition of a term and the links to it. `npm run lessons` finds the definitions in the drawn lessons.

import { Link } from "react-router-dom";
import { definitionAddress, definitionId, knownTerm } from "../core/definitions.ts";
import classes from "./terms.module.css";

interface DefineProps {
  /** The term in the singular, where the text has another form of it. */
  readonly term?: string;
  /** Another spelling that counts as its use, such as the plural. */
  readonly forms?: string;
  readonly children: string;
}

export function Define({ children, term = children, forms }: DefineProps) {
  return (
    <dfn id={definitionId(term)} className={classes.definition} data-term={term} data-forms={forms}>
      {children}
    </dfn>
  );
}

interface TermProps {
  /** Where the words are another form of it. */
  readonly term?: string;
  readonly children: string;
}

/** The link for a term in a text. A term that no lesson defines has no link, and a test finds it. */
export function Term({ children, term = children }: TermProps) {
  const entry = knownTerm(term);
  if (!entry) return <span data-unknown-term={term}>{children}</span>;
  return (
    <Link to={definitionAddress(entry)} className={classes.link} data-term={entry.term}>
      {children}
    </Link>
  );
}
