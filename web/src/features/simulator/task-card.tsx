// The task that the address carries: what is to be built, and the verdict on the circuit so far.

import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { searchWith, setupIn } from "#addresses/core/codec.ts";
import { buildingAddress, type BuildTask } from "#addresses/core/simulator.ts";
import { readSteps } from "#circuit/core/logic/sequence.ts";
import { focusScreen } from "#components/focus.ts";
import { IconButton } from "#components/icon-button.tsx";
import { MathText } from "#notation/typeset.tsx";
import { fromExpression } from "#notation/core/from-expression.ts";
import { circuitTask as texts } from "#messages/simulator.ts";
import { useBoard, useDispatch } from "./board-context.ts";
import { drawingKey } from "./core/drawing-key.ts";
import type { Checked } from "./check-bulb.ts";
import { gatesOf, judgeTask } from "./judge-task.ts";
import classes from "./task-card.module.css";

export function TaskCard() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const task = useMemo(() => setupIn(buildingAddress, search, null), [search]);
  if (!task) return null;
  const close = () => {
    focusScreen();
    void navigate({ search: searchWith(buildingAddress, null, search) }, { replace: true });
  };
  return <Task key={search} task={task} onClose={close} />;
}

interface TaskProps {
  readonly task: BuildTask;
  readonly onClose: () => void;
}

function Task({ task, onClose }: TaskProps) {
  const state = useBoard(({ history }) => history.present);
  const dispatch = useDispatch();
  const [judged, setJudged] = useState<{ readonly of: string; readonly verdict: Checked } | null>(null);
  const functions = useMemo(() => functionsOf(task), [task]);
  const gates = gatesOf(task);
  const verdict = judged?.of === drawingKey(state) ? judged.verdict : null;
  const judge = async () => {
    const found = await judgeTask(state, task);
    setJudged({ of: drawingKey(state), verdict: found });
    if (found.kind !== "different" || found.positions.size === 0) return;
    dispatch({ type: "commanded", command: { type: "setSwitches", positions: found.positions } });
  };
  return (
    <section aria-label={texts.title} className={`${classes.card} no-print`}>
      <div className={classes.head}>
        <p className={classes.what}>
          {texts.build}{" "}
          {functions.map(({ name, text, expression }, at) => (
            <span key={text}>
              {at > 0 && ", "}
              {name !== "" && <i translate="no">{name} = </i>}
              {expression ? <MathText expression={expression} size="list" /> : <code>{text}</code>}
            </span>
          ))}
          {task.steps !== undefined && (
            <span className={classes.rule}>{texts.inSteps(readSteps(task.steps) ?? [])}</span>
          )}
          {gates.length > 0 && <span className={classes.rule}>{texts.only(gates)}</span>}
          {task.most !== undefined && <span className={classes.rule}>{texts.atMost(task.most)}</span>}
        </p>
        <IconButton icon={IconX} label={texts.close} onClick={onClose} />
      </div>
      <div className={classes.foot}>
        <Button variant="default" className={classes.check} onClick={() => void judge()}>
          {texts.check}
        </Button>
        <output className={classes.verdict} data-verdict={verdict?.kind}>
          {verdict?.sentence}
        </output>
      </div>
    </section>
  );
}

function functionsOf({ task, more = [], names = [] }: BuildTask) {
  return [task, ...more]
    .filter((text) => text !== "")
    .map((text, at) => ({ name: names[at] ?? "", text, expression: fromExpression(text) }));
}
