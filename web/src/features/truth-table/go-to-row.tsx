// The form in a table's head that scrolls a long table to a row by its number.

import { Button } from "@mantine/core";
import { useId, useState, type FormEvent } from "react";
import { ErrorLine } from "#components/error-line.tsx";
import { Field } from "#components/field.tsx";
import { tableTexts } from "#messages/table.ts";
import classes from "./go-to-row.module.css";

interface GoToRowProps {
  readonly rows: number;
  readonly onGo: (row: number) => void;
}

export function GoToRow({ rows, onGo }: GoToRowProps) {
  const id = useId();
  const [text, setText] = useState("");
  const [isWrong, setWrong] = useState(false);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const row = rowOf(text, rows);
    setWrong(row === null);
    if (row !== null) onGo(row);
  };
  return (
    <form className={classes.form} onSubmit={go} noValidate>
      <label htmlFor={id} className="spoken">
        {tableTexts.goToRow}
      </label>
      <Field
        id={id}
        className={classes.field}
        inputMode="numeric"
        enterKeyHint="go"
        placeholder={tableTexts.goToRow}
        value={text}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-limits`}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setWrong(false);
        }}
      />
      <Button className={classes.go} type="submit" variant="default">
        {tableTexts.go}
      </Button>
      <ErrorLine id={`${id}-limits`} className={classes.limits}>
        {isWrong && tableTexts.rowLimits(rows)}
      </ErrorLine>
    </form>
  );
}

/** The row with the typed number, commas ignored; null if there is no such row. */
function rowOf(text: string, rows: number): number | null {
  const digits = text.trim().replaceAll(",", "");
  if (!/^\d+$/.test(digits)) return null;
  const row = Number(digits);
  return row < rows ? row : null;
}
