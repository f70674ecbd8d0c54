// The truth table: a press anywhere in a row sets the state, the arrow keys move from row to row.

import { useRoving } from "#components/use-roving.ts";
import { gateDemo } from "#messages/lesson-blocks.ts";
import { ChoiceRow, Grid } from "#table/grid.tsx";
import { M } from "../reading/maths.tsx";
import { inputsOf } from "./core/demo.ts";
import { demoExpressions, tableView, type DemoRow } from "./core/views.ts";
import type { PartProps } from "./part-props.ts";
import classes from "./table-part.module.css";

export function TablePart({ state, onEvent }: PartProps) {
  const { gate } = state;
  const inputs = inputsOf(gate);
  const rows = tableView(state);
  const { box, move, stop } = useRoving<HTMLTableSectionElement>(
    rows.findIndex(({ isPresent }) => isPresent),
  );
  return (
    <Grid className={classes.table} spoken={`${gateDemo.table}: ${gateDemo.names[gate]}`}>
      <thead>
        <tr>
          {inputs.map((input) => (
            <th key={input} scope="col">
              <M>{input}</M>
            </th>
          ))}
          <th scope="col" data-output>
            <M>{demoExpressions[gate]}</M>
          </th>
        </tr>
      </thead>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons in it have the keys */}
      <tbody ref={box} translate="no" onKeyDown={move}>
        {rows.map((row, number) => (
          <ChoiceRow
            key={number}
            inputs={inputs.map((input) => row.values[input] ?? 0)}
            outputs={[row.output]}
            isPresent={row.isPresent}
            label={spokenRow(inputs, row)}
            stop={stop(number)}
            onChoose={() => onEvent({ type: "rowChosen", row: number })}
          />
        ))}
      </tbody>
    </Grid>
  );
}

function spokenRow(inputs: readonly string[], { values, output }: DemoRow): string {
  return gateDemo.output(inputs.map((input) => `${input} = ${values[input]}`).join(", "), output);
}
