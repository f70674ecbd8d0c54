// The outputs as expressions: for each its name and its expression.

import { IconTrash } from "@tabler/icons-react";
import { useId, useRef, type Dispatch, type RefObject } from "react";
import { ErrorLine } from "#components/error-line.tsx";
import { Field } from "#components/field.tsx";
import { IconButton } from "#components/icon-button.tsx";
import { asExpression } from "#notation/core/correction.ts";
import { TextField } from "#notation/fields/text-field.tsx";
import { useLive } from "#notation/fields/use-live.ts";
import { readingTexts } from "#messages/expression.ts";
import { generatorTexts } from "#messages/generator.ts";
import { type GeneratorEvent, type GeneratorState, type TypedOutput } from "./core/machine.ts";
import { nameRefusal } from "#notation/core/output-names.ts";
import classes from "./function-fields.module.css";

interface FunctionFieldsProps {
  readonly state: GeneratorState;
  readonly dispatch: Dispatch<GeneratorEvent>;
  /** The variables of all expressions, as far as they are known; no output may have the name of one. */
  readonly variables: readonly string[];
  readonly firstField: RefObject<HTMLInputElement | null>;
  readonly onRemoved: (output: TypedOutput, name: string, at: number) => void;
}

export function FunctionFields({ state, dispatch, variables, firstField, onRemoved }: FunctionFieldsProps) {
  const { texts } = state;
  const given = texts.map(({ name }) => name);
  return (
    <div className={classes.list}>
      {texts.map((output, at) => (
        <OutputField
          key={output.id}
          output={output}
          fallback={`F${at + 1}`}
          refusal={nameRefusal(given, at, variables)}
          others={texts.flatMap(({ id, text }) => (id === output.id ? [] : [text]))}
          field={at === 0 ? firstField : null}
          onName={(name) => dispatch({ type: "named", id: output.id, name })}
          onText={(text) => dispatch({ type: "typed", id: output.id, text })}
          onRemove={
            texts.length > 1
              ? (name) => {
                  firstField.current?.focus();
                  dispatch({ type: "removed", id: output.id });
                  onRemoved(output, name, at);
                }
              : null
          }
        />
      ))}
    </div>
  );
}

interface OutputFieldProps {
  readonly output: TypedOutput;
  /** The name if none is given. */
  readonly fallback: string;
  /** Why the given name is not used. */
  readonly refusal: string | null;
  /** The texts of the other outputs. */
  readonly others: readonly string[];
  /** Where the screen's first field is kept. */
  readonly field: RefObject<HTMLInputElement | null> | null;
  readonly onName: (name: string) => void;
  readonly onText: (text: string) => void;
  /** Null for the only output. */
  readonly onRemove: ((name: string) => void) | null;
}

function OutputField(props: OutputFieldProps) {
  const { output, fallback, refusal, others, field, onName, onText, onRemove } = props;
  const own = useRef<HTMLInputElement>(null);
  const ref = field ?? own;
  const errorId = useId();
  const live = useLive(output.text, "boolean", { beside: others });
  const name = output.name.trim() === "" ? fallback : output.name.trim();
  return (
    <div className={classes.output}>
      <div className={classes.name}>
        <Field
          className={classes.nameField}
          aria-label={generatorTexts.nameOf(fallback)}
          aria-invalid={refusal !== null || undefined}
          {...(refusal !== null && { "aria-describedby": errorId })}
          value={output.name}
          placeholder={fallback}
          maxLength={20}
          onChange={(event) => onName(event.currentTarget.value)}
        />
      </div>
      <div className={classes.text} data-text>
        <TextField
          ref={ref}
          label={generatorTexts.expressionOf(name)}
          hint={generatorTexts.fieldHint}
          clearLabel={generatorTexts.clear(name)}
          value={output.text}
          keys="boolean"
          live={{ ...live, fix: asExpression(live.fix) }}
          failure={null}
          alertId={errorId}
          sumUp={readingTexts.readMinTerms}
          onChange={onText}
          onFix={(fix) => {
            onText(fix.text);
            ref.current?.focus();
          }}
          onClear={() => {
            onText("");
            ref.current?.focus();
          }}
        />
      </div>
      {onRemove && (
        <IconButton
          icon={IconTrash}
          label={generatorTexts.remove(name)}
          className={classes.remove}
          onClick={() => onRemove(name)}
        />
      )}
      <ErrorLine id={errorId} className={classes.refusal}>
        {refusal}
      </ErrorLine>
    </div>
  );
}
