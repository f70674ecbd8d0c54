// A visitor's own lines for paper: each with its verdict, if it was checked.

import { isBlank } from "#contract/input.ts";
import { DerivationLine } from "#answer/steps/derivation-line.tsx";
import { ownSteps as words } from "#messages/own-steps.ts";
import { lineSentence } from "./core/check-sentences.ts";
import { verdictOf } from "./core/verdict-of.ts";
import { lastChecked, ownLines } from "./own-lines-drafts.ts";
import classes from "./printed-lines.module.css";

const nothing = [] as const;

export function PrintedLines({ start }: { readonly start: string }) {
  const lines = ownLines(start);
  const checked = lastChecked(start);
  return (
    <section className={classes.printed} aria-label={words.lines}>
      <h2>{words.lines}</h2>
      <DerivationLine text={start} marked={nothing} tone="none" />
      <ol className={classes.list}>
        {lines.map((text, at) => {
          const given = verdictOf(checked, lines, at);
          return (
            !isBlank(text) && (
              <li key={at} className={classes.line}>
                <DerivationLine text={given?.line.text ?? text} marked={nothing} tone="none" lead="= " />
                {given && <p>{lineSentence(given.line, given.vars, given.mistake)}</p>}
              </li>
            )
          );
        })}
      </ol>
    </section>
  );
}
