// The working of one row: each step with its title, lines and result.

import { useMemo } from "react";
import { Note } from "#components/note.tsx";
import { working as words } from "#messages/number-systems.ts";
import type { Conversion } from "./core/convert.ts";
import { workingOf } from "./core/working.ts";
import type { WorkingStep } from "./core/working-step.ts";
import classes from "./working-list.module.css";

interface WorkingListProps {
  readonly conversion: Conversion;
  readonly target: number;
}

export function WorkingList({ conversion, target }: WorkingListProps) {
  const { base, integer, fraction } = conversion;
  const steps = useMemo(
    () => workingOf({ integer, fraction, base, target }),
    [integer, fraction, base, target],
  );
  return (
    <ol className={classes.steps}>
      {steps.map((step, at) => (
        <li key={at}>
          <Note>{titleOf(step)}</Note>
          <ul className={classes.lines}>
            {step.lines.map(({ text, digit }, line) => (
              <li key={line} className={classes.line}>
                <span>{text}</span>
                {digit !== null && (
                  <span>
                    {step.kind === "divide" && `${words.remainder} `}
                    {step.kind !== "divide" && "→ "}
                    <b className={classes.digit}>{digit}</b>
                  </span>
                )}
              </li>
            ))}
          </ul>
          {step.left > 0 && <Note>{words.left(step.left)}</Note>}
          {step.repeatsFrom !== null && <Note>{words.repeats(step.repeatsFrom)}</Note>}
          <p className={classes.result}>= {step.result}</p>
        </li>
      ))}
    </ol>
  );
}

function titleOf({ kind, part, base }: WorkingStep): string {
  const bits = Math.log2(base);
  switch (kind) {
    case "toBits":
      return part === "whole" ? words.toBits(bits) : words.toBitsAfterPoint(bits);
    case "fromBits":
      return part === "whole" ? words.fromBits(bits) : words.fromBitsAfterPoint(bits);
    case "places":
      return words.places(base);
    case "divide":
      return words.divide(base);
    case "multiply":
      return words.multiply(base);
  }
}
