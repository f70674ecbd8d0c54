// The state in one line, read aloud on each change: "A = 1, B = 0 gives A·B = 0".

import { gateDemo } from "#messages/lesson-blocks.ts";
import type { Bit } from "../core/data.ts";
import { M } from "../reading/maths.tsx";
import { inputsOf, type DemoState } from "./core/demo.ts";
import { demoExpressions, outputOf } from "./core/views.ts";
import classes from "./gate-demo.module.css";

export function StateLine({ state }: { readonly state: DemoState }) {
  const inputs = inputsOf(state.gate);
  return (
    <output className={classes.state}>
      {inputs.map((input, at) => (
        <span key={input} className={classes.whole}>
          <M>{input}</M> = <Digit value={state[input]} />
          {at < inputs.length - 1 && ", "}
        </span>
      ))}{" "}
      <span className={classes.gives}>{gateDemo.gives}</span>{" "}
      <span className={classes.whole}>
        <M>{demoExpressions[state.gate]}</M> = <Digit value={outputOf(state)} />
      </span>
    </output>
  );
}

function Digit({ value }: { readonly value: Bit }) {
  return (
    <span className={classes.digit} data-value={value}>
      {value}
    </span>
  );
}
