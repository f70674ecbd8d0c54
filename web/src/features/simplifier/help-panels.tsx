// How to write input: the operators and the min terms.

import { own } from "../../messages/own.ts";
import { specified } from "../../messages/specified.ts";
import classes from "./help-panels.module.css";

const operators = [
  { sign: "'", sample: "A'", words: own.helpNot },
  { sign: ".", sample: "A.B", words: own.helpAnd },
  { sign: "^", sample: "A^B", words: own.helpXor },
  { sign: "+", sample: "A+B", words: own.helpOr },
] as const;

const minTermsSample = "1 3 8 6 12";

export function HelpPanels() {
  return (
    <div className={classes.container}>
      <div className={classes.panels}>
        <section className={classes.panel}>
          <h2 className={classes.title}>{specified.boolean}</h2>
          <p className={classes.lead}>{own.helpOperators}</p>
          <dl className={classes.operators}>
            {operators.map(({ sign, sample, words }) => (
              <div key={sign} className={classes.operator}>
                <dt className={classes.sign}>{sign}</dt>
                <dd className={classes.sample}>{sample}</dd>
                <dd className={classes.words}>{words}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className={classes.panel}>
          <h2 className={classes.title}>{specified.minTerms}</h2>
          <p className={classes.lead}>{own.helpMinTerms}</p>
          <p className={classes.sample}>{minTermsSample}</p>
        </section>
      </div>
    </div>
  );
}
