// A circuit as a drawing on the page, whose parts can be pointed at and pressed, but not edited. What a press does must have
// another way by keyboard, because the drawing takes no focus.

import { useMemo, type SyntheticEvent } from "react";
import classes from "./circuit-drawing.module.css";
import { pageColours } from "./colours.ts";
import { svgOf } from "./core/file/svg.ts";
import type { Circuit, Part, PartId } from "./core/model/circuit.ts";
import { load } from "./core/model/load.ts";
import { inkOf } from "./core/scene/ink.ts";
import { frameBox, frameOutline } from "./core/scene/mark-frames.ts";
import { plainDrawing, plainLook } from "./core/scene/plain-drawing.ts";
import type { Routing } from "./core/scene/routing.ts";

interface CircuitDrawingProps {
  /** With positions. Must be the same object from render to render. */
  readonly circuit: Circuit;
  /** Of the circuit's wires; the same object from render to render. */
  readonly routing: Routing;
  /** The names of the switches that are in position 1. */
  readonly on: readonly string[];
  /** The parts that are marked. */
  readonly lit: ReadonlySet<PartId>;
  /** Describes the drawing to those who do not see it. */
  readonly label: string;
  /** Whether a press on the part does something. */
  readonly isPressable: (part: Part) => boolean;
  readonly onPress: (part: Part) => void;
  /** Called when the mouse is over a part that can be pressed, with null when it leaves it. */
  readonly onPoint: (part: Part | null) => void;
}

export function CircuitDrawing(props: CircuitDrawingProps) {
  const { circuit, routing, on, lit, label, isPressable, onPress, onPoint } = props;
  const box = useMemo(() => boxOf(circuit, routing), [circuit, routing]);
  const drawing = plainDrawing(circuit, routing, on);
  const partOf = ({ target }: SyntheticEvent) => {
    const id = target instanceof Element ? target.getAttribute("data-part") : null;
    return circuit.parts.find((part) => String(part.id) === id) ?? null;
  };
  const inputsOf = (part: Part) => routing.inputs.get(part.id)?.length ?? 0;
  return (
    <div className={classes.drawing} style={{ width: box.width, height: box.height }}>
      <div
        className={classes.layer}
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
            className={classes.frame}
            data-lit={lit.has(part.id) || undefined}
            data-part={isPressable(part) ? part.id : undefined}
          />
        ))}
      </svg>
    </div>
  );
}

/** The box of the drawing, which is the same at all positions of the switches. */
function boxOf(circuit: Circuit, routing: Routing) {
  const state = load(circuit);
  // A lit bulb has rays and needs more room.
  const outputs = new Map(circuit.parts.map(({ id }) => [id, 1 as const]));
  return inkOf({ ...plainLook, routing, state: { ...state, outputs } });
}
