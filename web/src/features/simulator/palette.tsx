// The parts that can be added, each with its picture. A tap adds a part; a drag puts it at the point where the pointer
// is released.

import { UnstyledButton } from "@mantine/core";
import { contains } from "#circuit/core/model/boxes/rebuild.ts";
import { GatePicture } from "#circuit/gate-picture.tsx";
import { kinds, paletteKinds } from "#circuit/core/model/kinds.ts";
import { circuitBoxes, simulator } from "#messages/simulator.ts";
import { useBoard, useDispatch } from "./board-context.ts";
import classes from "./palette.module.css";
import { usePaletteDrag } from "./use-palette-drag.tsx";

/** The scales make all pictures about as wide and align the names below them. */
const gate = 0.63;
const scales: Readonly<Record<(typeof paletteKinds)[number] | "box", number>> = {
  and: gate,
  or: gate,
  not: gate,
  nand: gate,
  nor: gate,
  switch: 0.75,
  bulb: 0.6,
  node: 0.6,
  xor: gate,
  xnor: gate,
  button: 0.75,
  clock: 0.75,
  zero: 0.75,
  one: 0.75,
  note: 1,
  segments: 0.17,
  hexDigit: 0.32,
  box: 0.55,
};

interface PaletteProps {
  /** `column` at the left of the canvas, `sheet` on small screens. */
  readonly shape: "column" | "sheet";
}

export function Palette({ shape }: PaletteProps) {
  const dispatch = useDispatch();
  const isRectangular = useBoard(({ options }) => options.isRectangular);
  const { ghost, handlersOf } = usePaletteDrag();
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields
      role="group"
      aria-label={simulator.parts}
      className={`${classes.palette} no-print`}
      data-shape={shape}
    >
      {paletteKinds.map((kind) => (
        <UnstyledButton
          key={kind}
          className={classes.part}
          aria-label={simulator.addPart(kinds[kind].label)}
          onClick={(event) => dispatch({ type: "partAdded", kind, at: null, alt: event.altKey })}
          {...handlersOf({ kind })}
        >
          <span className={classes.picture} aria-hidden>
            <GatePicture kind={kind} isRectangular={isRectangular} scale={scales[kind]} />
          </span>
          <span className={classes.label}>{kinds[kind].label}</span>
        </UnstyledButton>
      ))}
      <BoxItems handlersOf={handlersOf} />
      {ghost}
    </div>
  );
}

/** The boxes of this circuit, each under its name. */
function BoxItems({ handlersOf }: Pick<ReturnType<typeof usePaletteDrag>, "handlersOf">) {
  const dispatch = useDispatch();
  const definitions = useBoard(({ history }) => history.present.definitions);
  const inside = useBoard(({ history }) => history.present.inside);
  return definitions
    .filter(({ id }) => inside === undefined || !contains(definitions, id, inside))
    .map(({ id, name }) => (
      <UnstyledButton
        key={id}
        className={classes.part}
        aria-label={circuitBoxes.add(name)}
        title={name}
        onClick={(event) =>
          dispatch({ type: "partAdded", kind: "box", definition: id, at: null, alt: event.altKey })
        }
        {...handlersOf({ kind: "box", definition: id })}
      >
        <span className={classes.picture} aria-hidden>
          <GatePicture kind="box" scale={scales.box} />
        </span>
        <span className={classes.label}>{name}</span>
      </UnstyledButton>
    ));
}
