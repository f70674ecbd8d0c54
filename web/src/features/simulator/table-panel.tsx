// The truth table of the drawing's bulbs, live: the row of the present switches is marked, and a press on a row sets the
// switches. Below it, a bulb is checked against an expression.

import { useDeferredValue, useMemo } from "react";
import { isOne } from "#contract/packed-column.ts";
import { liveSwitchesMax, liveTableOf, positionsIn, type LiveTable } from "#circuit/core/logic/live-table.ts";
import type { Part } from "#circuit/core/model/circuit.ts";
import { Note } from "#components/note.tsx";
import { ScrollBox } from "#components/scroll-box.tsx";
import { useRoving } from "#components/use-roving.ts";
import { circuitTable as texts } from "#messages/simulator.ts";
import { ChoiceRow, Grid, VariableName } from "#table/grid.tsx";
import { useBoard, useDispatch } from "./board-context.ts";
import { CheckForm } from "./check-form.tsx";
import classes from "./table-panel.module.css";

export function TableOfDrawing() {
  const present = useBoard(({ history }) => history.present);
  const circuit = useDeferredValue(present);
  const found = useMemo(() => liveTableOf(circuit), [circuit]);
  const behindLoops = found.kind === "tooManySwitches" ? [] : found.behindLoops;
  return (
    <div className={classes.panel}>
      <div className={classes.rows}>
        {found.kind === "table" && <Table table={found.table} />}
        {found.kind === "tooManySwitches" && (
          <Note>{texts.tooManySwitches(found.switches, liveSwitchesMax)}</Note>
        )}
        {found.kind === "none" && behindLoops.length === 0 && <Note>{texts.noBulb}</Note>}
        {behindLoops.length > 0 && <Note>{texts.behindLoops(namesOf(behindLoops))}</Note>}
      </div>
      <CheckForm />
    </div>
  );
}

function Table({ table }: { readonly table: LiveTable }) {
  const { switches, bulbs, columns, rowCount, present } = table;
  const dispatch = useDispatch();
  const { box, move, stop } = useRoving<HTMLTableSectionElement>(present);
  const choose = (row: number) => {
    const values = positionsIn(row, switches.length);
    const positions = new Map(switches.map(({ id }, at) => [id, values[at] ?? 0]));
    dispatch({ type: "commanded", command: { type: "setSwitches", positions } });
  };
  const caption = texts.caption(namesOf(bulbs));
  return (
    <>
      <ScrollBox name={caption} className={classes.scroll}>
        <Grid className={classes.table} spoken={caption}>
          <thead>
            <tr>
              {[...switches, ...bulbs].map(({ id, kind, name = "" }) => (
                <th key={id} scope="col" data-output={kind === "bulb" || undefined}>
                  <VariableName name={name} />
                </th>
              ))}
            </tr>
          </thead>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons in it have the keys */}
          <tbody ref={box} onKeyDown={move}>
            {Array.from({ length: rowCount }, (_, row) => {
              const values = positionsIn(row, switches.length);
              const outputs = columns.map((column) => (isOne(column, row) ? 1 : 0));
              return (
                <ChoiceRow
                  key={row}
                  inputs={values}
                  outputs={outputs}
                  isPresent={row === present}
                  label={texts.row(named(switches, values), named(bulbs, outputs))}
                  stop={stop(row)}
                  onChoose={() => choose(row)}
                />
              );
            })}
          </tbody>
        </Grid>
      </ScrollBox>
      {switches.length > 0 && <Note>{texts.pressHint}</Note>}
    </>
  );
}

function namesOf(parts: readonly Part[]): readonly string[] {
  return parts.map(({ name = "" }) => name);
}

function named(parts: readonly Part[], values: readonly (0 | 1)[]): readonly (readonly [string, 0 | 1])[] {
  return parts.map(({ name = "" }, at) => [name, values[at] ?? 0]);
}
