// A proof: a line for each step, with the law that leads to it.

import { Link } from "react-router-dom";
import type { ProofLine } from "../core/data.ts";
import { lawAddress, lawName } from "../core/law-names.ts";
import { M } from "./maths.tsx";
import classes from "./proof.module.css";

export function Proof({ lines }: { readonly lines: readonly ProofLine[] }) {
  return (
    <ol className={classes.proof}>
      {lines.map(({ text, by }, at) => (
        <li key={at} className={classes.line}>
          <span className={classes.text}>
            {at > 0 && <span className={classes.sign}>= </span>}
            <M size="normal">{text}</M>
          </span>
          {by !== undefined && <LawLink law={by} />}
        </li>
      ))}
    </ol>
  );
}

interface LawLinkProps {
  readonly law: string;
  /** By default the name of the law. */
  readonly title?: string;
  readonly className?: string | undefined;
}

/** The name of a law, which leads to its section. */
export function LawLink({ law, title = lawName(law), className = "" }: LawLinkProps) {
  return (
    <Link to={lawAddress(law)} className={`${classes.law} ${className}`} data-law={law}>
      {title}
    </Link>
  );
}
