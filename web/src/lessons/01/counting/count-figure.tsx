// The reader chooses a number of variables and sees the rows of the truth table and the functions counted.

import { useState } from "react";
import { Segmented } from "#components/segmented.tsx";
import { countedMax, functionCount, rowCount, rowTexts } from "./core/counting.ts";
import { figureWords } from "../core/figure-words.ts";
import classes from "./count-figure.module.css";
import frame from "../figures/figure-frame.module.css";

const choices = Array.from({ length: countedMax }, (_, at) => String(at + 1));
const format = new Intl.NumberFormat("en-US");

interface CountFigureProps {
  /** What the figure counts for the chosen number of variables. */
  readonly of: "rows" | "functions";
}

export function CountFigure({ of }: CountFigureProps) {
  const [chosen, choose] = useState("1");
  const variables = Number(chosen);
  const rows = rowCount(variables);
  const [exponent, count] = of === "rows" ? [BigInt(variables), rows] : [rows, functionCount(variables)];
  return (
    <figure className={`${frame.frame} ${classes.figure}`} aria-label={figureWords.counted[of]}>
      <p className={classes.label} aria-hidden>
        {figureWords.variables}
      </p>
      <Segmented
        label={figureWords.variables}
        segments={choices.map((value) => ({ value, label: value }))}
        value={chosen}
        className={classes.choice}
        onChange={choose}
      />
      <output className={classes.count}>
        2<sup>{format.format(exponent)}</sup> = <strong>{format.format(count)}</strong> {figureWords[of]}
      </output>
      {of === "rows" && (
        <p className={classes.rows} aria-hidden>
          {rowTexts(variables).map((text) => (
            <span key={text}>{text} </span>
          ))}
        </p>
      )}
    </figure>
  );
}
