// Simplifying along the plan: the reader chooses each next law and sees the line that it makes.

import { Button } from "@mantine/core";
import { IconCheck, IconX } from "@tabler/icons-react";
import { useReducer } from "react";
import { lawName } from "#learn/core/law-names.ts";
import { Marked } from "#learn/reading/marked.tsx";
import { Proof } from "#learn/reading/proof.tsx";
import { walk } from "./core/plan.ts";
import {
  choicesAt,
  linesUntil,
  walkAfter,
  walkStart,
  type WalkPress,
  type WalkState,
} from "./core/walk-state.ts";
import panel from "../panel.module.css";
import classes from "./plan-walk.module.css";

const reduce = (state: WalkState, press: WalkPress) => walkAfter(walk, state, press);

export function PlanWalk() {
  const [state, press] = useReducer(reduce, walkStart);
  const laws = choicesAt(walk, state).map(({ law }) => law);
  const isDone = laws.length === 0;
  const again = { text: "Start again", makes: { kind: "again" } } as const;
  const buttons = isDone
    ? [again]
    : laws.map((law) => ({ text: lawName(law), makes: { kind: "law", law } as const }));
  return (
    <div className={panel.panel}>
      <Proof lines={linesUntil(walk, state)} />
      <fieldset className={`${classes.choices} no-print`}>
        <legend className={classes.ask}>{isDone ? "No law is left." : "Which law is next?"}</legend>
        {buttons.map(({ text, makes }, at) => (
          // The key is the index, so that the focus stays on the same button when the next line has other laws.
          <Button key={at} variant="default" onClick={() => press(makes)}>
            {text}
          </Button>
        ))}
      </fieldset>
      <output className={classes.said}>{state.said && <Said {...state.said} />}</output>
    </div>
  );
}

function Said({ isRight, says }: NonNullable<WalkState["said"]>) {
  const Glyph = isRight ? IconCheck : IconX;
  return (
    <span className={classes.verdict} data-right={isRight}>
      <Glyph size={20} stroke={2.25} aria-hidden className={classes.glyph} />
      <span>
        <strong>{isRight ? "Right." : "Not yet."}</strong> <Marked text={says} />
      </span>
    </span>
  );
}
