// The circuit generator: expressions or a truth table of several outputs, the gates that may be used, and the circuits of
// all forms.

import { useMemo, useRef } from "react";
import { useFieldFocus } from "#addresses/use-field-focus.ts";
import { generatorAddress } from "#addresses/core/generator.ts";
import { searchWith } from "#addresses/core/codec.ts";
import { Card } from "#components/card.tsx";
import { Examples } from "#components/examples.tsx";
import { useFocusKept } from "#components/focus.ts";
import { LazyView } from "#components/lazy-view.tsx";
import { Note } from "#components/note.tsx";
import { Segmented } from "#components/segmented.tsx";
import { useToast } from "#components/toast.tsx";
import { ToolNotice } from "#components/tool-notice.tsx";
import { useCopy } from "#components/use-copy.ts";
import { LessonHint } from "#expression/lesson-hint.tsx";
import { SymbolKeys } from "#expression/symbol-keys.tsx";
import { lazy } from "#lib/lazy.ts";
import { controlTexts } from "#messages/controls.ts";
import { generatorTexts } from "#messages/generator.ts";
import { generatorExamples } from "./core/examples.ts";
import { functionsOf } from "./core/functions.ts";
import { shownNetwork } from "./core/shown-network.ts";
import { tableOfNetwork } from "./core/table-of-network.ts";
import type { TypedOutput } from "./core/machine.ts";
import { Choices } from "./choices.tsx";
import { FunctionFields } from "./function-fields.tsx";
import classes from "./generator-page.module.css";
import { TableInput } from "./table-input.tsx";
import { useGenerator } from "./use-generator.ts";
import { useNetworks, type Answered } from "./use-networks.ts";

const networksView = lazy(() => import("./networks-view.tsx"));

const sources = (["texts", "table"] as const).map((value) => ({
  value,
  label: generatorTexts.sources[value],
}));

const examples = generatorExamples.map(({ text, setup }) => ({
  text,
  search: searchWith(generatorAddress, setup),
}));

export function Component() {
  const { state, setup, dispatch } = useGenerator();
  const { source } = state;
  const [toast, showToast] = useToast();
  const copy = useCopy(showToast);
  const field = useRef<HTMLInputElement>(null);
  useFocusKept(field);
  useFieldFocus(field, generatorAddress);
  const key = JSON.stringify(setup.source);
  const functions = useMemo(
    () => functionsOf(JSON.parse(key) as typeof setup.source),
    // The same functions are the same object.
    [key],
  );
  const networks = useNetworks(functions, state);
  const variables = variablesOf(networks.answered);
  const removed = (output: TypedOutput, name: string, at: number) =>
    showToast({
      text: generatorTexts.removed(name),
      action: { label: controlTexts.undo, run: () => dispatch({ type: "restored", output, at }) },
    });
  const answered = functions && networks.answered;
  return (
    <>
      <Card className={`${classes.card} no-print`} padded>
        <Segmented
          label={generatorTexts.source}
          segments={sources}
          value={source}
          className={classes.source}
          onChange={(chosen) =>
            dispatch({
              type: "sourceChosen",
              source: chosen,
              table: chosen === "table" && networks.isCurrent ? tableOf(networks.answered) : null,
            })
          }
        />
        {source === "texts" ? (
          <FunctionFields
            state={state}
            dispatch={dispatch}
            variables={variables}
            firstField={field}
            onRemoved={removed}
          />
        ) : (
          <TableInput
            state={state}
            setup={setup}
            dispatch={dispatch}
            onReplaced={(text, undo) => showToast({ text, action: { label: controlTexts.undo, run: undo } })}
          />
        )}
        <Choices
          state={state}
          dispatch={dispatch}
          inputs={functions?.kind === "table" ? functions.variables.length : variables.length}
        />
        {source === "texts" && <SymbolKeys others={state.texts.map(({ text }) => text)} />}
      </Card>
      <Examples heading="h2" examples={examples} />
      {!functions && <LessonHint lesson="07" />}
      {answered ? (
        <LazyView of={networksView}>
          {({ NetworksView }) => (
            <NetworksView
              answered={answered}
              isOld={!networks.isCurrent}
              setup={setup}
              onChooseForm={(form) => dispatch({ type: "formChosen", form })}
              onCopy={copy}
              onTell={(text) => showToast({ text })}
            />
          )}
        </LazyView>
      ) : (
        <Note as="output">{functions ? controlTexts.loading : generatorTexts.empty}</Note>
      )}
      <ToolNotice />
      {toast}
    </>
  );
}

/** Of expressions; null where they were refused, or have too many variables. */
function tableOf(answered: Answered | null) {
  if (answered?.of.kind !== "texts" || answered.result.kind !== "outcome") return null;
  const { of, result } = answered;
  if (result.outcome.kind !== "networks") return null;
  const shown = shownNetwork(of, result.outcome, "written");
  return shown?.gates ? tableOfNetwork({ ...shown, gates: shown.gates }) : null;
}

const noVariables: readonly string[] = [];

/** Of expressions; none where they were refused. */
function variablesOf(answered: Answered | null): readonly string[] {
  if (answered?.of.kind !== "texts" || answered.result.kind !== "outcome") return noVariables;
  const { outcome } = answered.result;
  return outcome.kind === "networks" ? outcome.vars : noVariables;
}
