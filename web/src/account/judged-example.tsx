// Two lines as the panel of the steps judges them, for a visitor who has not seen it.

import { Note } from "#components/note.tsx";
import { Mark } from "#notation/line-list/line-mark.tsx";
import { DerivationLine } from "#answer/steps/derivation-line.tsx";
import { premium } from "#messages/account.ts";
import { judgedLines, judgedStart } from "./core/judged-example.ts";
import classes from "./judged-example.module.css";

const nothing = [] as const;

export function JudgedExample() {
  return (
    <figure className={classes.box}>
      <Note as="figcaption" size="tag">
        {premium.judged}
      </Note>
      <div className={classes.start}>
        <DerivationLine text={judgedStart} marked={nothing} tone="none" />
      </div>
      <ol>
        {judgedLines.map(({ text, mark, sentence }) => (
          <li key={text} className={classes.line}>
            <Mark of={mark} />
            <div>
              <DerivationLine text={text} marked={nothing} tone="none" lead="= " />
              <p className={classes.sentence} data-mark={mark}>
                {sentence}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </figure>
  );
}
