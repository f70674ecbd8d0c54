// One variable and the names of its two values in each story.

import { useState } from "react";
import type { Bit } from "#learn/core/data.ts";
import { valueNames } from "./core/value-names.ts";
import classes from "./two-values-figure.module.css";
import frame from "../figures/figure-frame.module.css";
import { VariableButton } from "../figures/variable-button.tsx";

export function TwoValuesFigure() {
  const [value, setValue] = useState<Bit>(0);
  return (
    <figure
      className={`${frame.frame} ${classes.figure}`}
      aria-label="One variable, four names for its value"
    >
      <VariableButton
        name="A"
        value={value}
        words="press to change it"
        onPress={() => setValue(value === 1 ? 0 : 1)}
      />
      <output className={classes.names}>
        {valueNames.map(({ where, names }) => (
          <span key={where} className={classes.entry}>
            <span className={classes.where}>{where}</span> {names[value]}
          </span>
        ))}
      </output>
    </figure>
  );
}
