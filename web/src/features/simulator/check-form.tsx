// Checks a bulb against an expression: equal in every row, or the first row that differs, to which the switches are set.

import { Button } from "@mantine/core";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { wiredBulbs } from "#circuit/core/model/wiring.ts";
import { ErrorLine } from "#components/error-line.tsx";
import { Field } from "#components/field.tsx";
import { Label } from "#components/label.tsx";
import { Segmented } from "#components/segmented.tsx";
import { asExpression } from "#notation/core/correction.ts";
import { LiveLine } from "#notation/fields/live-line.tsx";
import { useKeysOf } from "#notation/keys/symbol-keys-choice.ts";
import { useLive } from "#notation/fields/use-live.ts";
import { readingTexts } from "#messages/expression.ts";
import { circuitTable as texts } from "#messages/simulator.ts";
import { useBoard, useDispatch } from "./board-context.ts";
import { checkBulb, type Checked } from "./check-bulb.ts";
import { drawingKey } from "./core/drawing-key.ts";
import classes from "./table-panel.module.css";

export function CheckForm() {
  const state = useBoard(({ history }) => history.present);
  const dispatch = useDispatch();
  const fieldId = useId();
  const errorId = useId();
  const verdict = useRef<HTMLDivElement>(null);
  const liveErrorId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const typed = useLive(text, "boolean");
  const live = { ...typed, fix: asExpression(typed.fix) };
  const keys = useKeysOf("boolean");
  const [chosen, setChosen] = useState<number | null>(null);
  const [checked, setChecked] = useState<{ readonly of: string; readonly result: Checked } | null>(null);
  const bulbs = wiredBulbs(state);
  const bulb = bulbs.find(({ id }) => id === chosen) ?? bulbs[0];
  if (!bulb) return null;
  const key = [text, bulb.id, drawingKey(state)].join(" ");
  const result = checked?.of === key ? checked.result : null;
  const check = async () => {
    const found = await checkBulb(state, bulb, text);
    // The sentence is the last line of the panel, which may be longer than its room.
    flushSync(() => setChecked({ of: key, result: found }));
    verdict.current?.scrollIntoView({ block: "nearest" });
    if (found.kind !== "different" || found.positions.size === 0) return;
    dispatch({ type: "commanded", command: { type: "setSwitches", positions: found.positions } });
  };
  return (
    <form
      className={classes.check}
      onSubmit={(event) => {
        event.preventDefault();
        void check();
      }}
    >
      <Label htmlFor={fieldId}>{texts.checkAgainst}</Label>
      {bulbs.length > 1 && (
        <Segmented
          label={texts.bulb}
          value={String(bulb.id)}
          segments={bulbs.slice(0, bulbsMax).map(({ id, name = "" }) => ({ value: String(id), label: name }))}
          onChange={(value) => setChosen(Number(value))}
        />
      )}
      <div className={classes.line}>
        <Field
          ref={field}
          id={fieldId}
          aria-describedby={live.error ? liveErrorId : errorId}
          aria-invalid={live.error !== null || result?.kind === "refused"}
          {...keys}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {texts.check}
        </Button>
      </div>
      <LiveLine
        field={field}
        errorId={liveErrorId}
        live={result?.kind === "refused" ? { ...live, error: null } : live}
        hint={readingTexts.howToWrite}
        onFix={(fix) => {
          setText(fix.text);
          field.current?.focus();
        }}
      />
      <div ref={verdict}>
        <ErrorLine id={errorId}>{result?.kind === "refused" && result.sentence}</ErrorLine>
        <output className={classes.verdict} data-right={result?.kind === "equal" || undefined}>
          {result && result.kind !== "refused" && result.sentence}
        </output>
      </div>
    </form>
  );
}

/** More bulbs are checked after the others are deleted or unwired. */
const bulbsMax = 6;
