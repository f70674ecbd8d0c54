// The gate with its inputs as buttons. A wire that carries 1 is thick and blue.

import { UnstyledButton } from "@mantine/core";
import { backAt, bubbleRadius, gateOutlines } from "#circuit/core/scene/gate-outlines.ts";
import { gateDemo } from "#messages/lesson-blocks.ts";
import { inputsOf } from "./core/demo.ts";
import { outputOf } from "./core/views.ts";
import classes from "./gate-part.module.css";
import shared from "./view.module.css";
import type { PartProps } from "./part-props.ts";
import { percent } from "./percent.ts";

const box = { width: 290, height: 120 } as const;

/** Where the gate's box of 65 × 40 begins, and how many px its unit is. */
const [gateX, gateY, unit] = [92, 20, 2];

const buttonX = 52;

/** The middles of the buttons, and the heights at which the wires meet the gate in its box. */
const inputRows = {
  one: [{ y: 60, lead: 20 }],
  two: [
    { y: 30, lead: 10 },
    { y: 90, lead: 30 },
  ],
} as const;

export function GatePart({ state, onEvent }: PartProps) {
  const { gate } = state;
  const inputs = inputsOf(gate);
  const output = outputOf(state);
  const outline = gateOutlines[gate];
  const wires = inputs.map((input, at) => {
    const { y, lead } = inputRows[inputs.length === 1 ? "one" : "two"][at] ?? inputRows.one[0];
    const end = { x: gateX + unit * backAt(outline, lead), y: gateY + unit * lead };
    return { input, y, d: `M${buttonX + 22} ${y}H90V${end.y}H${end.x}` };
  });
  const front = gateX + unit * outline.front;
  return (
    <div className={shared.box}>
      <svg
        className={shared.picture}
        viewBox={`0 0 ${box.width} ${box.height}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- inline, the drawing takes the theme's colours
        role="img"
        aria-label={gateDemo.gatePicture(gateDemo.names[gate], output)}
      >
        {wires.map(({ input, d }) => (
          <path key={input} d={d} className={classes.wire} data-value={state[input]} />
        ))}
        <path d={`M${front} 60H234`} className={classes.wire} data-value={output} />
        <g transform={`translate(${gateX} ${gateY}) scale(${unit})`}>
          {outline.secondCurve && <path d={outline.secondCurve} className={classes.curve} />}
          <path d={outline.body} className={classes.body} />
          {outline.bubble !== undefined && (
            <circle cx={outline.bubble} cy={20} r={bubbleRadius} className={classes.body} />
          )}
        </g>
        {wires.map(({ input, y }) => (
          <text key={input} x={14} y={y + 7} textAnchor="middle" className={`${shared.name} ${classes.name}`}>
            {input}
          </text>
        ))}
        <text x={240} y={67} className={`${shared.name} ${classes.name}`}>
          Y{" "}
          <tspan className={shared.value}>
            = <tspan data-value={output}>{output}</tspan>
          </tspan>
        </text>
      </svg>
      {wires.map(({ input, y }) => (
        <UnstyledButton
          key={input}
          className={classes.input}
          style={{ left: percent(buttonX, box.width), top: percent(y, box.height) }}
          aria-label={gateDemo.input(input, state[input])}
          aria-pressed={state[input] === 1}
          onClick={() => onEvent({ type: "toggled", input })}
        >
          {state[input]}
        </UnstyledButton>
      ))}
    </div>
  );
}
