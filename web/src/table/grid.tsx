// What every truth table is made of: a box, a head with "#" over the numbers of the rows, rows with the digits of the
// inputs, and cells of outputs, whose contents the caller draws. A row says by an attribute what is special of it: `data-lit`
// for marked, `data-present` for the row of the present state.

import { UnstyledButton } from "@mantine/core";
import type { ComponentProps, ReactNode } from "react";
import { ScrollBox } from "#components/scroll-box.tsx";
import type { useRoving } from "#components/use-roving.ts";
import { gridTexts } from "#messages/table.ts";
import type { CellValue } from "./core/cell-keys.ts";
import classes from "./grid.module.css";

const joined = (...names: readonly (string | undefined)[]) => names.filter(Boolean).join(" ");

/** A box with a frame, in which a table scrolls that is wider than its place. */
export function GridBox({ className, ...rest }: Omit<ComponentProps<typeof ScrollBox>, "ref">) {
  return <ScrollBox className={joined(classes.box, className)} {...rest} />;
}

/** `spoken` is a caption that is not seen. The style sheet's `--grid-cell`, `--grid-row` and `--grid-pad` may be set. */
export function Grid({
  spoken,
  className,
  children,
  ...rest
}: ComponentProps<"table"> & { readonly spoken?: string }) {
  return (
    <table className={joined(classes.grid, className)} {...rest}>
      {spoken !== undefined && <caption className="spoken">{spoken}</caption>}
      {children}
    </table>
  );
}

/** The head: "#", then the heads in it. */
export function GridHead({ children, ...rest }: ComponentProps<"tr">) {
  return (
    <thead>
      <tr {...rest}>
        <th scope="col" data-number aria-label={gridTexts.rowNumber} title={gridTexts.rowNumber}>
          #
        </th>
        {children}
      </tr>
    </thead>
  );
}

/** The head of an input: its name, the digits a subscript. */
export function VariableHead({ name, children }: { readonly name: string; readonly children?: ReactNode }) {
  return (
    <th scope="col" translate="no">
      <VariableName name={name} />
      {children}
    </th>
  );
}

export function VariableName({ name }: { readonly name: string }) {
  const letters = name.replace(/\d+$/, "");
  return (
    <i className={classes.variable}>
      {letters || name}
      {letters !== "" && letters !== name && <sub>{name.slice(letters.length)}</sub>}
    </i>
  );
}

interface GridRowProps extends ComponentProps<"tr"> {
  readonly number: number;
  /** The digits of the inputs, where they are drawn as they are. */
  readonly bits?: readonly (0 | 1 | "0" | "1")[];
}

export function GridRow({ number, bits = [], children, ...rest }: GridRowProps) {
  return (
    <tr {...rest}>
      <th scope="row" data-number>
        {number}
      </th>
      {bits.map((bit, at) => (
        <td key={at} data-value={bit}>
          {bit}
        </td>
      ))}
      {children}
    </tr>
  );
}

interface ChoiceRowProps {
  readonly inputs: readonly (0 | 1)[];
  readonly outputs: readonly CellValue[];
  readonly isPresent: boolean;
  /** The row in words. */
  readonly label: string;
  /** Of the row's button among those of the other rows. */
  readonly stop: ReturnType<ReturnType<typeof useRoving>["stop"]>;
  readonly onChoose: () => void;
}

/** A row without a number, that is chosen by a press anywhere in it; the button in its first cell has its keys. */
export function ChoiceRow({ inputs, outputs, isPresent, label, stop, onChoose }: ChoiceRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the button has the keys
    <tr className={classes.choice} data-present={isPresent || undefined} onClick={onChoose}>
      {[...inputs, ...outputs].map((value, at) => (
        <td key={at} data-value={value} data-output={at >= inputs.length || undefined}>
          {at === 0 ? (
            <UnstyledButton aria-pressed={isPresent} aria-label={label} {...stop}>
              {value}
            </UnstyledButton>
          ) : (
            value
          )}
        </td>
      ))}
    </tr>
  );
}
