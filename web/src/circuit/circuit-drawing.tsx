// A circuit as a picture in a frame, whose parts can be pointed at and pressed, but not edited. The picture shrinks to the
// width of the frame, within reason; where it is still wider, the frame scrolls, and begins at the bulbs. What a press does
// must have another way by keyboard, because the drawing takes no focus.

import { useLayoutEffect, useMemo, useRef, type CSSProperties, type SyntheticEvent } from "react";
import { ScrollBox } from "#components/scroll-box.tsx";
import { circuitDrawing as texts } from "#messages/circuit.ts";
import classes from "./circuit-drawing.module.css";
import { pageColours } from "./colours.ts";
import { svgOf } from "./core/file/svg.ts";
import type { Circuit, Part, PartId, WireId } from "./core/model/circuit.ts";
import { load } from "./core/model/load.ts";
import { inkOf } from "./core/scene/ink.ts";
import { sizeOf } from "./core/scene/geometry.ts";
import type { Drawing } from "./core/scene/looks.ts";
import { wireLine } from "./core/scene/net-lines.ts";
import { frameBox, frameOutline } from "./core/scene/mark-frames.ts";
import { plainLook } from "./core/scene/plain-drawing.ts";
import type { Routing } from "./core/scene/routing.ts";

export interface CircuitMarks {
  /** The parts with a frame. */
  readonly parts?: ReadonlySet<PartId>;
  /** The wire with a thick line. */
  readonly wire?: WireId | null;
  /** Numbers of gates, written into them. */
  readonly numbers?: ReadonlyMap<PartId, number>;
}

interface CircuitDrawingProps {
  /** With positions. Must be the same object from render to render. */
  readonly circuit: Circuit;
  /** Of the circuit; its routing must be the same object from render to render. */
  readonly drawing: Drawing;
  readonly marks: CircuitMarks;
  /** Describes the drawing to those who do not see it. */
  readonly label: string;
  /** Whether a press on the part does something. */
  readonly isPressable: (part: Part) => boolean;
  readonly onPress: (part: Part) => void;
  /** Called when the mouse is over a part that can be pressed, with null when it leaves it. */
  readonly onPoint: (part: Part | null) => void;
}

export function CircuitDrawing(props: CircuitDrawingProps) {
  const { circuit, drawing, marks, label, isPressable, onPress, onPoint } = props;
  const { routing } = drawing;
  const box = useMemo(() => boxOf(circuit, routing), [circuit, routing]);
  const partOf = ({ target }: SyntheticEvent) => {
    const id = target instanceof Element ? target.getAttribute("data-part") : null;
    return circuit.parts.find((part) => String(part.id) === id) ?? null;
  };
  const inputsOf = (part: Part) => routing.inputs.get(part.id)?.length ?? 0;
  const frame = useRef<HTMLElement>(null);
  const { width: drawnWidth } = box;
  useLayoutEffect(() => {
    // At the right end, however wide the drawing is now.
    frame.current?.scrollTo({ left: drawnWidth });
  }, [drawnWidth]);
  const size = { "--width": box.width, "--height": box.height } as CSSProperties;
  return (
    <ScrollBox ref={frame} name={texts.drawing} className={classes.frame}>
      <div className={classes.drawing} style={size}>
        <div
          className={classes.layer}
          aria-hidden
          // oxlint-disable-next-line react/no-danger -- `svgOf` escapes the names
          dangerouslySetInnerHTML={{ __html: svgOf(drawing, pageColours, { box }) }}
        />
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- see above */}
        <svg
          className={classes.layer}
          viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an image file has no parts to press
          role="img"
          aria-label={label}
          onPointerOver={(event) => event.pointerType === "mouse" && onPoint(partOf(event))}
          onPointerLeave={() => onPoint(null)}
          onClick={(event) => {
            const part = partOf(event);
            if (part) onPress(part);
          }}
        >
          {circuit.parts.map((part) => (
            <path
              key={part.id}
              d={frameOutline(frameBox(part, inputsOf(part), plainLook.namesAbove))}
              className={classes.part}
              data-lit={marks.parts?.has(part.id) || undefined}
              data-part={isPressable(part) ? part.id : undefined}
            />
          ))}
          <MarkedWire circuit={circuit} routing={routing} wire={marks.wire ?? null} />
          {circuit.parts.map((part) => {
            const number = marks.numbers?.get(part.id);
            const { width, height } = sizeOf(part);
            return (
              number !== undefined && (
                <text
                  key={part.id}
                  x={part.x + width * (part.kind === "not" ? 0.38 : 0.46)}
                  y={part.y + height / 2}
                  className={classes.number}
                  aria-hidden
                >
                  {number}
                </text>
              )
            );
          })}
        </svg>
      </div>
    </ScrollBox>
  );
}

interface MarkedWireProps {
  readonly circuit: Circuit;
  readonly routing: Routing;
  readonly wire: WireId | null;
}

function MarkedWire({ circuit, routing, wire: id }: MarkedWireProps) {
  const wire = circuit.wires.find((each) => each.id === id);
  const [from, to] = [wire?.from, wire?.to].map((end) => circuit.parts.find((part) => part.id === end));
  const path = wire && routing.paths.get(wire.id);
  if (!path || !from || !to) return null;
  const points = wireLine(path, from, to).map(({ x, y }) => `${x},${y}`);
  return <polyline points={points.join(" ")} className={classes.wire} />;
}

/** The box of the drawing, which is the same at all positions of the switches. */
function boxOf(circuit: Circuit, routing: Routing) {
  const state = load(circuit);
  // A lit bulb has rays and needs more room.
  const outputs = new Map(circuit.parts.map(({ id }) => [id, 1 as const]));
  return inkOf({ ...plainLook, routing, state: { ...state, outputs } });
}
