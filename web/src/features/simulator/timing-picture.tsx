// The timing diagram on the screen. A press on it, or the slider below, puts the circuit to a moment.

import { useId, useLayoutEffect, useRef } from "react";
import { momentAt, outputAt, type Timing } from "#circuit/core/editor/timing.ts";
import { timingRow, type TimingDiagram } from "#circuit/core/editor/timing-diagram.ts";
import { partName } from "#circuit/core/editor/words.ts";
import type { Part } from "#circuit/core/model/circuit.ts";
import { nameParts } from "#circuit/core/scene/captions.ts";
import { Label } from "#components/label.tsx";
import { ScrollBox } from "#components/scroll-box.tsx";
import { circuitTime as texts } from "#messages/simulator.ts";
import { useDispatch } from "./board-context.ts";
import classes from "./time-panel.module.css";

interface TimingPictureProps {
  readonly diagram: TimingDiagram;
  readonly timing: Timing;
}

/** The height of the line of gate delays, and the room for its last number, in px. */
const axis = 20;
const lastLabel = 28;

export function TimingPicture({ diagram, timing }: TimingPictureProps) {
  const { rows, from, until, unit, width, ticks } = diagram;
  const { now } = timing;
  const dispatch = useDispatch();
  const sliderId = useId();
  const box = useRef<HTMLElement>(null);
  const choose = (time: number) =>
    dispatch({ type: "momentChosen", time: Math.max(from, Math.min(until - 1, time)) });
  const x = (time: number) => (time - from) * unit;
  const nowX = x(now);
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const { scrollLeft, clientWidth } = node;
    if (nowX < scrollLeft || nowX + unit > scrollLeft + clientWidth)
      node.scrollLeft = nowX + 2 * unit - clientWidth;
  }, [nowX, unit]);
  const names = rows.map(({ part }) => shortName(part));
  const height = rows.length * timingRow.height;
  const moment = momentAt(timing, now);
  const values = rows.flatMap(({ id, part }) => {
    const value = moment && outputAt(moment, id);
    return value === null || value === undefined ? [] : [[shortName(part), value] as const];
  });
  return (
    <>
      <div className={classes.diagram}>
        <div className={classes.names} aria-hidden>
          {rows.map(({ id, part }) => (
            <Name key={id} part={part} />
          ))}
        </div>
        <ScrollBox ref={box} name={texts.diagram(names)} className={classes.lines}>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the slider below has the keys and says the values */}
          <svg
            aria-hidden
            width={width + lastLabel}
            height={height + axis}
            onClick={({ clientX, currentTarget }) =>
              choose(from + Math.floor((clientX - currentTarget.getBoundingClientRect().left) / unit))
            }
          >
            {ticks.map((time) => (
              <g key={time}>
                <path className={classes.tick} d={`M${x(time)} 0V${height}`} />
                <text className={classes.number} x={x(time) + 2} y={height + 15}>
                  {time}
                </text>
              </g>
            ))}
            <rect className={classes.present} x={nowX} y={0} width={Math.max(unit, 2)} height={height} />
            {rows.map(({ id, d }, at) => (
              <path
                key={id}
                className={classes.signal}
                d={d}
                transform={`translate(0 ${at * timingRow.height})`}
              />
            ))}
          </svg>
        </ScrollBox>
      </div>
      <div className={classes.moment}>
        <Label as="label" htmlFor={sliderId}>
          {texts.moment}
        </Label>
        <input
          id={sliderId}
          type="range"
          className={classes.slider}
          min={from}
          max={until - 1}
          step={1}
          value={now}
          aria-valuetext={texts.momentAt(now, values)}
          onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
        />
      </div>
    </>
  );
}

/** As in the drawing: italic, its digits a subscript. */
function Name({ part }: { readonly part: Part }) {
  if (part.name === undefined) return <span className={classes.name}>{partName(part)}</span>;
  const [letters, digits] = nameParts(part.name);
  return (
    <i className={classes.name}>
      {letters}
      {digits && <sub>{digits}</sub>}
    </i>
  );
}

function shortName(part: Part): string {
  return part.name ?? partName(part);
}
