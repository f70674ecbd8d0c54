// A task that asks for the number of NAND gates of a sum of products.

import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { gateTasks as texts } from "#messages/gate-tasks.ts";
import { lessonBlocks } from "#messages/lesson-blocks.ts";
import { Marked } from "../../reading/marked.tsx";
import question from "../../reading/question.module.css";
import shared from "../task.module.css";
import type { GateTaskOf } from "./core/tasks.ts";

interface CountTaskProps {
  readonly of: GateTaskOf<"count">;
  readonly isShown: boolean;
  readonly onSolved: () => void;
}

export function CountTask({ of: { text, form, count }, isShown, onSolved }: CountTaskProps) {
  const id = useId();
  const [typed, setTyped] = useState("");
  /** The number that was checked; null for none, undefined before the first check and after a change. */
  const [checked, setChecked] = useState<number | null | undefined>();
  return (
    <form
      className={shared.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isShown) return;
        const number = /^\d+$/.test(typed.trim()) ? Number(typed) : null;
        setChecked(number);
        if (number === count) onSolved();
      }}
    >
      <p className={shared.ask}>
        <Marked text={texts.askCount(text)} />
      </p>
      <div className={question.number}>
        <label htmlFor={id}>{texts.number}</label>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setChecked(undefined);
          }}
        />
        <Button type="submit" variant="light" className="no-print">
          {lessonBlocks.check}
        </Button>
      </div>
      <output className={shared.said} data-right={(checked === count && !isShown) || undefined}>
        {checked !== undefined && !isShown && <Marked text={saidOf(checked, count, form)} />}
      </output>
    </form>
  );
}

function saidOf(checked: number | null, count: number, form: string): string {
  if (checked === null) return texts.noNumber;
  return checked === count ? texts.rightNumber(count, form) : texts.wrongNumber(checked);
}
