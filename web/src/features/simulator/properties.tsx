// The properties of the selection: values, position, options. With nothing selected, those of the circuit.

import { partName, wireName } from "#circuit/core/editor/words.ts";
import { withId, type Part, type Wire } from "#circuit/core/model/circuit.ts";
import { hasPins, isPin } from "#circuit/core/model/kinds.ts";
import { isNamed } from "#circuit/core/model/names.ts";
import { isOn as isPartOn } from "#circuit/core/scene/looks.ts";
import { GatePicture } from "#circuit/gate-picture.tsx";
import { Note } from "#components/note.tsx";
import { SwitchRow } from "#components/switch-row.tsx";
import { simulator } from "#messages/simulator.ts";
import { specifiedSimulator } from "#messages/specified.ts";
import { useBoard, useDispatch } from "./board-context.ts";
import { BoxProperties } from "./box-properties.tsx";
import { BulbFunction } from "./bulb-function.tsx";
import { CircuitProperties } from "./circuit-properties.tsx";
import { CoordinateField } from "./coordinate-field.tsx";
import { DeleteButton, DuplicateButton, MakeBoxButton } from "./selection-buttons.tsx";
import { NameField } from "./name-field.tsx";
import classes from "./properties.module.css";
import { PeriodField } from "./period-field.tsx";
import { Value } from "./value.tsx";
import { PartValues } from "./part-values.tsx";

export function Properties() {
  const parts = useBoard(({ selection }) => selection.parts);
  const wires = useBoard(({ selection }) => selection.wires);
  const [part] = parts;
  const [wire] = wires;
  return (
    <section aria-label={simulator.properties} className={classes.properties}>
      {parts.size + wires.size > 1 ? (
        <SeveralProperties parts={parts.size} wires={wires.size} />
      ) : part !== undefined ? (
        <OnePart id={part} />
      ) : wire !== undefined ? (
        <OneWire id={wire} />
      ) : (
        <CircuitProperties />
      )}
    </section>
  );
}

function OnePart({ id }: { readonly id: number }) {
  const part = useBoard(({ history }) => withId(history.present.parts, id));
  return part ? <PartProperties key={id} part={part} /> : null;
}

function PartProperties({ part }: { readonly part: Part }) {
  const dispatch = useDispatch();
  const isOn = useBoard(({ history }) => isPartOn(history.present, part));
  const isRectangular = useBoard(({ options }) => options.isRectangular);
  const { id, kind } = part;
  /** Without a signal of its own. */
  const isMark = kind === "note" || hasPins(kind);
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>{partName(part)}</h2>
        <GatePicture
          kind={kind}
          isOn={isOn}
          isRectangular={isRectangular}
          scale={hasPins(kind) ? 0.5 : 0.75}
        />
      </div>
      {!isMark && <PartValues part={part} />}
      {(isNamed(kind) || kind === "box") && <NameField part={part} />}
      {kind === "box" && <BoxProperties box={part} />}
      {kind === "clock" && <PeriodField part={part} />}
      {!isPin(kind) && (
        <div className={classes.place}>
          <CoordinateField part={part} axis="x" />
          <CoordinateField part={part} axis="y" />
        </div>
      )}
      {!isMark && !isPin(kind) && (
        <SwitchRow
          isOn={part.showsOutput ?? false}
          onToggle={() =>
            dispatch({
              type: "commanded",
              command: { type: "showOutput", id, shown: !(part.showsOutput ?? false) },
            })
          }
        >
          {specifiedSimulator.showOutputValue}
        </SwitchRow>
      )}
      {kind === "bulb" && <BulbFunction bulb={part} />}
      {!isPin(kind) && <DeleteButton />}
    </>
  );
}

function OneWire({ id }: { readonly id: number }) {
  const wire = useBoard(({ history }) => withId(history.present.wires, id));
  return wire ? <WireProperties wire={wire} /> : null;
}

function WireProperties({ wire }: { readonly wire: Wire }) {
  const state = useBoard(({ history }) => history.present);
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>{simulator.wire}</h2>
      </div>
      <Note>{wireName(state, wire)}</Note>
      <dl className={classes.values}>
        <Value label={simulator.value} state={state} of={wire.from} />
      </dl>
      <DeleteButton />
    </>
  );
}

function SeveralProperties({ parts, wires }: { readonly parts: number; readonly wires: number }) {
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>{simulator.selected(parts, wires)}</h2>
      </div>
      {parts > 0 && <DuplicateButton />}
      {parts > 0 && <MakeBoxButton />}
      <DeleteButton />
    </>
  );
}
