// The circuit: a battery, the switches and a lamp. A closed switch is thick and blue, a lit lamp has rays.

import { UnstyledButton } from "@mantine/core";
import { gateDemo } from "#messages/lesson-blocks.ts";
import { circuitView, type CircuitView } from "./core/views.ts";
import classes from "./circuit-part.module.css";
import shared from "./view.module.css";
import type { PartProps } from "./part-props.ts";
import { percent } from "./percent.ts";

const box = { width: 290, height: 156 } as const;

/** Where the left contact of each switch is. */
const contacts = {
  series: [
    { x: 84, y: 36 },
    { x: 162, y: 36 },
  ],
  parallel: [
    { x: 122, y: 32 },
    { x: 122, y: 94 },
  ],
} as const;

/** From contact to contact. */
const reach = 42;
const contactRadius = 4.5;

const lamp = { x: 256, y: 96, radius: 18 } as const;

/** Paths of the wires. They leave gaps for the switches, the battery and the lamp. */
const wires = {
  series: "M30 80V36H79.5M130.5 36H157.5M208.5 36H256V78M256 114V146H30V112",
  parallel: "M30 80V63H70M117.5 32H70V94H117.5M168.5 32H210V94H168.5M210 63H256V78M256 114V146H30V112",
} as const;

const battery = "M14 80H46M21 90H39M14 101H46M21 111.5H39";

const diagonal = lamp.radius * Math.SQRT1_2;
const cross =
  `M${lamp.x - diagonal} ${lamp.y - diagonal}l${2 * diagonal} ${2 * diagonal}` +
  `m0 ${-2 * diagonal}l${-2 * diagonal} ${2 * diagonal}`;

/** Between the wires, which come from above and leave below. */
const rays = [-60, -30, 0, 30, 60, 120, 150, 180, 210, 240]
  .map((degrees) => {
    const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const at = (distance: number) => `${lamp.x + dx * distance} ${lamp.y + dy * distance}`;
    return `M${at(22.5)}L${at(30.5)}`;
  })
  .join("");

export function CircuitPart({ state, onEvent }: PartProps) {
  const view = circuitView(state);
  if (!view) return null;
  const switches = view.switches.map((one, at) => ({
    ...one,
    ...(contacts[view.wiring][at] ?? { x: 0, y: 0 }),
  }));
  return (
    <div className={shared.box}>
      <svg
        className={shared.picture}
        viewBox={`0 0 ${box.width} ${box.height}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- inline, the drawing takes the theme's colours
        role="img"
        aria-label={`${gateDemo.wiring[view.wiring]} ${view.isLit ? gateDemo.lit : gateDemo.dark}`}
      >
        <path d={wires[view.wiring]} className={classes.line} />
        <path d={battery} className={classes.line} />
        {view.wiring === "parallel" && <Joints />}
        {switches.map(({ input, isClosed, x, y }) => (
          <g key={input}>
            <path
              d={isClosed ? `M${x} ${y}h${reach}` : `M${x} ${y}l${reach - 3} -24`}
              className={classes.lever}
              data-value={isClosed ? 1 : 0}
            />
            <circle cx={x} cy={y} r={contactRadius} className={classes.contact} />
            <circle cx={x + reach} cy={y} r={contactRadius} className={classes.contact} />
            <text
              x={x + reach / 2}
              y={y + 27}
              textAnchor="middle"
              className={`${shared.name} ${classes.name}`}
            >
              {input}
              <tspan className={shared.value}>
                {" = "}
                <tspan data-value={isClosed ? 1 : 0}>{isClosed ? 1 : 0}</tspan>
              </tspan>
            </text>
          </g>
        ))}
        <Lamp isLit={view.isLit} />
      </svg>
      {switches.map(({ input, isClosed, x, y }) => (
        <UnstyledButton
          key={input}
          className={classes.switch}
          style={{ left: percent(x + reach / 2, box.width), top: percent(y + 4, box.height) }}
          aria-label={gateDemo.switch(input)}
          aria-pressed={isClosed}
          onClick={() => onEvent({ type: "toggled", input })}
        />
      ))}
    </div>
  );
}

function Joints() {
  return [70, 210].map((x) => <circle key={x} cx={x} cy={63} r={4} className={classes.joint} />);
}

function Lamp({ isLit }: Pick<CircuitView, "isLit">) {
  return (
    <g data-lit={isLit || undefined} className={classes.lamp}>
      {isLit && <path d={rays} className={classes.rays} />}
      <circle cx={lamp.x} cy={lamp.y} r={lamp.radius} className={classes.glass} />
      <path d={cross} className={classes.cross} />
    </g>
  );
}
