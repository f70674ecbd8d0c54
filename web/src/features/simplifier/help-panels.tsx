// How to write input: the operators, as typed and as typeset; the min terms; and examples to try.

import { memo } from "react";
import type { InputMode } from "#contract/input.ts";
import { fromExpression } from "#notation/core/from-expression.ts";
import { MathText } from "#notation/typeset.tsx";
import { Card } from "#components/card.tsx";
import { Examples } from "#components/examples.tsx";
import { LessonHint } from "#notation/fields/lesson-hint.tsx";
import { Note } from "#components/note.tsx";
import { useSidePanel } from "#components/side-panel.tsx";
import { searchWith } from "#addresses/core/codec.ts";
import { simplifyAddress } from "#addresses/core/simplify.ts";
import { simplifierTexts } from "#messages/simplifier.ts";
import { specified } from "#messages/specified.ts";
import classes from "./help-panels.module.css";

const operators = [
  { sign: "'", sample: "A'", words: simplifierTexts.helpNot },
  { sign: ".", sample: "A.B", words: simplifierTexts.helpAnd },
  { sign: "^", sample: "A^B", words: simplifierTexts.helpXor },
  { sign: "+", sample: "A+B", words: simplifierTexts.helpOr },
].map((operator) => ({ ...operator, tree: fromExpression(operator.sample) }));

const minTermsSample = "1 3 8 6 12";
const samples: Readonly<Record<InputMode, readonly string[]>> = {
  boolean: ["AB+A'C+BC", "(A+B)'", "x1^x2^x3"],
  mint: [minTermsSample, "0 1 2 5 6 7"],
};

function examplesOf(mode: InputMode) {
  return samples[mode].map((input) => ({
    text: input,
    search: searchWith(simplifyAddress, { input, mode }),
  }));
}

/** The examples of the present mode come first. */
const examples = {
  boolean: [...examplesOf("boolean"), ...examplesOf("mint")],
  mint: [...examplesOf("mint"), ...examplesOf("boolean")],
};

interface HelpPanelsProps {
  readonly mode: InputMode;
  /** Called when an example is pressed; must be the same from render to render. */
  readonly onAsked: () => void;
}

/** Memoised: drawing the panels at every key press would cost half a frame. */
export const HelpPanels = memo(function HelpPanels({ mode, onAsked }: HelpPanelsProps) {
  return (
    <div className={classes.container}>
      <HelpExamples mode={mode} onAsked={onAsked} />
      <div className={classes.panels}>
        <Card title={specified.boolean} padded>
          <Note>{simplifierTexts.helpOperators}</Note>
          <dl className={classes.operators}>
            {operators.map(({ sign, sample, tree, words }) => (
              <div key={sign} className={classes.operator}>
                <dt className={classes.sign} translate="no">
                  {sign}
                </dt>
                <dd className={classes.sample} translate="no">
                  {sample}
                </dd>
                <dd>{tree && <MathText expression={tree} size="list" />}</dd>
                <Note as="dd">{words}</Note>
              </div>
            ))}
          </dl>
        </Card>
        <Card title={specified.minTerms} padded>
          <Note>{simplifierTexts.helpMinTerms}</Note>
          <p className={classes.sample} translate="no">
            {minTermsSample}
          </p>
          <Note>{simplifierTexts.helpDontCares}</Note>
        </Card>
      </div>
      <LessonHint lesson="01" />
    </div>
  );
});

function HelpExamples({ mode, onAsked }: HelpPanelsProps) {
  const panel = useSidePanel();
  const asked = () => {
    panel.close();
    onAsked();
  };
  return <Examples heading="h2" examples={examples[mode]} onAsked={asked} />;
}
