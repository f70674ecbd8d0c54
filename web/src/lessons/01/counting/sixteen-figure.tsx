// All 16 functions of two variables: the reader sets the four values and sees which function it is, or chooses a function
// and sees its values.

import { useState } from "react";
import { M } from "#learn/reading/maths.tsx";
import { OpenLinks } from "#learn/reading/open-links.tsx";
import { rowsOver } from "#learn/core/values.ts";
import { figureWords } from "../core/figure-words.ts";
import { changedIn, sixteen, valuesOf } from "./core/sixteen.ts";
import classes from "./sixteen-figure.module.css";
import frame from "../figures/figure-frame.module.css";

const rows = rowsOver(["A", "B"]);

export function SixteenFigure() {
  const [number, choose] = useState(1);
  const values = valuesOf(number);
  const { text, name } = sixteen[number] ?? { text: "0", name: "" };
  return (
    <figure className={`${frame.frame} ${classes.figure}`} aria-label={figureWords.sixteen}>
      <div className={classes.present}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">
                <M>A</M>
              </th>
              <th scope="col">
                <M>B</M>
              </th>
              <th scope="col">
                <M>F</M>
              </th>
            </tr>
          </thead>
          <tbody translate="no">
            {rows.map((row, at) => (
              <tr key={at}>
                <td>{row["A"]}</td>
                <td>{row["B"]}</td>
                <td>
                  <button
                    type="button"
                    className={classes.value}
                    data-value={values[at]}
                    aria-label={figureWords.valueInRow(at, values[at] ?? 0)}
                    aria-pressed={values[at] === 1}
                    onClick={() => choose(changedIn(number, at))}
                  >
                    {values[at]}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={classes.found}>
          <output>
            {figureWords.functionNumber(number)} <strong>{name}</strong>
          </output>
          <M size="normal">{text}</M>
          <OpenLinks of={{ text, tools: ["truthTable", "simplifier"] }} />
        </div>
      </div>
      <ol className={classes.all}>
        {sixteen.map((each, at) => (
          <li key={each.text}>
            <button
              type="button"
              className={classes.choice}
              aria-pressed={at === number}
              onClick={() => choose(at)}
            >
              <span className={classes.bits} translate="no">
                {valuesOf(at).join("")}
              </span>
              <M>{each.text}</M>
              <span className={classes.name}>{each.name}</span>
            </button>
          </li>
        ))}
      </ol>
    </figure>
  );
}
