// An equation that becomes its dual at a press, and itself again at the next.

import { Button } from "@mantine/core";
import { useReducer } from "react";
import { M } from "#learn/reading/maths.tsx";
import { agreement, dualAfter, dualStart, shownEquation } from "./core/dual-state.ts";
import panel from "../panel.module.css";
import classes from "./dual-demo.module.css";

export function DualDemo() {
  const [state, press] = useReducer(dualAfter, dualStart);
  const equation = shownEquation(state);
  const { agree, rows } = agreement(equation);
  return (
    <div className={panel.panel}>
      <output className={classes.state}>
        <span className={classes.name}>{state.isDual ? "Dual" : "Equation"}</span>
        <M size="result">{`${equation.left} = ${equation.right}`}</M>
        <span className={classes.rows}>{`Both sides agree in ${agree} of ${rows} rows.`}</span>
      </output>
      <div className={`${classes.buttons} no-print`}>
        <Button variant="light" onClick={() => press("dual")}>
          {state.isDual ? "Dual of the dual" : "Show the dual"}
        </Button>
        <Button variant="default" onClick={() => press("another")}>
          Another equation
        </Button>
      </div>
    </div>
  );
}
