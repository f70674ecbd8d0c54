// The timing of a circuit in a section: a line for each signal, which is high where the signal is 1.

import { useMemo } from "react";
import { ScrollBox } from "#components/scroll-box.tsx";
import { lessonCircuits as texts } from "#messages/lesson-circuits.ts";
import { M } from "../reading/maths.tsx";
import { waveforms, type TimingData, type Waveform } from "./core/waveforms.ts";
import classes from "./timing-figure.module.css";

/** In px, of one gate delay and of one line. */
const [unit, height, high, low] = [44, 34, 7, 27];

export function TimingFigure({ of }: { readonly of: TimingData }) {
  const lines = useMemo(() => waveforms(of), [of]);
  const delays = (lines[0]?.values.length ?? 1) - 1;
  return (
    <ScrollBox name={texts.timing} className={classes.box}>
      <table className={classes.table}>
        <caption className="spoken">{texts.timing}</caption>
        <tbody>
          {lines.map((line) => (
            <tr key={line.name}>
              <th scope="row">
                <M>{line.name}</M>
              </th>
              <td>
                <svg
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- inline, the drawing takes the theme's colours
                  role="img"
                  aria-label={line.values.join(" ")}
                  width={line.values.length * unit}
                  height={height}
                >
                  <path d={outlineOf(line)} className={classes.line} />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className={classes.corner}>{texts.delays}</td>
            <td>
              <span className={classes.axis} style={{ width: (delays + 1) * unit }} aria-hidden>
                {Array.from({ length: delays }, (_, at) => (
                  <span key={at} style={{ insetInlineStart: (at + 1) * unit }}>
                    {at}
                  </span>
                ))}
              </span>
            </td>
          </tr>
        </tfoot>
      </table>
    </ScrollBox>
  );
}

/** Path data: level lines, and an upright one where the value changes. */
function outlineOf({ values }: Waveform): string {
  const steps = values.map((value, at) => `V${value === 1 ? high : low}H${(at + 1) * unit}`);
  return `M0 ${values[0] === 1 ? high : low}${steps.join("")}`;
}
