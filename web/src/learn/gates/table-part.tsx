// The truth table: a press anywhere in a row sets the state, the arrow keys move from row to row.

import { UnstyledButton } from "@mantine/core";
import { useRoving } from "#components/use-roving.ts";
import { gateDemo } from "#messages/lesson-blocks.ts";
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
    <table className={classes.table}>
      <caption className="spoken">{`${gateDemo.table}: ${gateDemo.names[gate]}`}</caption>
      <thead>
        <tr>
          {inputs.map((input) => (
            <th key={input} scope="col">
              <M>{input}</M>
            </th>
          ))}
          <th scope="col" className={classes.output}>
            <M>{demoExpressions[gate]}</M>
          </th>
        </tr>
      </thead>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons in it have the keys */}
      <tbody ref={box} translate="no" onKeyDown={move}>
        {rows.map((row, number) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- as above
          <tr
            key={number}
            className={classes.row}
            data-present={row.isPresent || undefined}
            onClick={() => onEvent({ type: "rowChosen", row: number })}
          >
            {inputs.map((input, at) =>
              at === 0 ? (
                <td key={input} data-value={row.values[input]}>
                  <UnstyledButton
                    className={classes.button}
                    aria-pressed={row.isPresent}
                    aria-label={spokenRow(inputs, row)}
                    {...stop(number)}
                  >
                    {row.values[input]}
                  </UnstyledButton>
                </td>
              ) : (
                <td key={input} data-value={row.values[input]}>
                  {row.values[input]}
                </td>
              ),
            )}
            <td className={classes.output} data-value={row.output}>
              {row.output}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function spokenRow(inputs: readonly string[], { values, output }: DemoRow): string {
  return gateDemo.output(inputs.map((input) => `${input} = ${values[input]}`).join(", "), output);
}
