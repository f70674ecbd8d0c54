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
          {by !== undefined && (
            <Link to={lawAddress(by)} className={classes.law} data-law={by}>
              {lawName(by)}
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}
