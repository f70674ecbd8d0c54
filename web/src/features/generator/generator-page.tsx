// The circuit generator: expressions or a truth table of several outputs, the gates that may be used, and the circuits of
// all forms.

import { useMemo, useRef } from "react";
import { flushSync } from "react-dom";
import { useFieldFocus } from "#addresses/use-field-focus.ts";
import { generatorAddress } from "#addresses/core/generator.ts";
import { ErrorLine } from "#components/error-line.tsx";
import { useFocusKept } from "#components/focus.ts";
import { LazyView } from "#components/lazy-view.tsx";
import { Note } from "#components/note.tsx";
import { useToast } from "#components/toast.tsx";
import { ToolNotice } from "#components/tool-notice.tsx";
import { useCopy } from "#components/use-copy.ts";
import { LessonHint } from "#notation/fields/lesson-hint.tsx";
import { SymbolKeys } from "#notation/keys/symbol-keys.tsx";
import { lazy } from "#lib/lazy.ts";
import { controlTexts } from "#messages/controls.ts";
import { generatorTexts } from "#messages/generator.ts";
import { functionsOf } from "./core/functions.ts";
import { shownNetwork } from "./core/shown-network.ts";
import { tableOfNetwork } from "./core/table-of-network.ts";
import { Choices } from "./choices.tsx";
import { FunctionFields } from "./function-fields.tsx";
import classes from "./generator-page.module.css";
import { TableInput } from "./table-input.tsx";
import { useGenerator } from "./use-generator.ts";
import { useNetworks, type Answered } from "./use-networks.ts";
import { useTableFile } from "./use-table-file.ts";

const networksView = lazy(() => import("./networks-view.tsx"));

export function Component() {
  const { state, setup, dispatch } = useGenerator();
  const { source } = state;
  const [toast, showToast] = useToast();
  const copy = useCopy(showToast);
  const input = useRef<HTMLDivElement>(null);
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
  const replaced = (text: string, undo: () => void) =>
    showToast({ text, action: { label: controlTexts.undo, run: undo } });
  const file = useTableFile({ setup, dispatch, onReplaced: replaced });
  const answered = functions && networks.answered;
  return (
    <>
      <div ref={input} className={`${classes.input} no-print`}>
        {source === "texts" && (
          <FunctionFields
            state={state}
            dispatch={dispatch}
            variables={variables}
            firstField={field}
            onRemoved={(output, name, at) =>
              replaced(generatorTexts.removed(name), () => dispatch({ type: "restored", output, at }))
            }
          />
        )}
        <Choices
          state={state}
          dispatch={dispatch}
          onAdd={() => {
            // At once, so that the new field gets the next key.
            flushSync(() => dispatch({ type: "added" }));
            [...(input.current?.querySelectorAll<HTMLElement>("[data-text] input") ?? [])].at(-1)?.focus();
          }}
          onSource={(chosen) =>
            dispatch({
              type: "sourceChosen",
              source: chosen,
              table: chosen === "table" && networks.isCurrent ? tableOf(networks.answered) : null,
            })
          }
          onFile={(chosen) => void file.readFile(chosen)}
        />
        <ErrorLine id="generator-file-refusal">{file.refusal}</ErrorLine>
        {source === "table" && <TableInput state={state} dispatch={dispatch} file={file} />}
        {source === "texts" && <SymbolKeys others={state.texts.map(({ text }) => text)} />}
      </div>
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
      {!functions && <LessonHint lesson="07" />}
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
