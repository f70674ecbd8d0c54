// The Karnaugh map: a field for the function, the expression of its groups, and the map itself, or the visitor's own groups; or
// a task of the practice.

import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useId, useRef } from "react";
import { kmapAddress, type KmapSetup } from "#addresses/core/kmap.ts";
import { simplifyAddress } from "#addresses/core/simplify.ts";
import { useFieldFocus } from "#addresses/use-field-focus.ts";
import { useOpen } from "#addresses/use-open.ts";
import { useFocusKept } from "#components/focus.ts";
import { LazyView } from "#components/lazy-view.tsx";
import { Note } from "#components/note.tsx";
import { useToast } from "#components/toast.tsx";
import { ToolNotice } from "#components/tool-notice.tsx";
import { useCopy } from "#components/use-copy.ts";
import { isNotation } from "#notation/core/correction.ts";
import { SymbolKeys } from "#notation/keys/symbol-keys.tsx";
import { TextField } from "#notation/fields/text-field.tsx";
import { mapVariablesMax, mapVariablesMin } from "#kmap/core/map-limits.ts";
import { lazy } from "#lib/lazy.ts";
import { readingTexts } from "#messages/expression.ts";
import { kmapTexts } from "#messages/kmap.ts";
import { sopPos } from "#messages/sop-pos.ts";
import type { Fix } from "#contract/generated/logic-types.ts";
import { FormChoice } from "#function/form-choice.tsx";
import { FunctionProvider } from "#function/function-context.tsx";
import { InputsStepper } from "#function/inputs-stepper.tsx";
import { useUndoKeys } from "#function/use-undo-keys.ts";
import classes from "./kmap-page.module.css";
import { isRead, textOf } from "./core/machine.ts";
import { MapColumns } from "./map-columns.tsx";
import { startLevel } from "./practice/core/progress.ts";
import { randomTask } from "./practice/random-task.ts";
import { readProgress } from "./practice/progress-store.ts";
import { useKmap } from "./use-kmap.ts";
import { useTextRead } from "./use-text-read.ts";

const ownGroups = lazy(() => import("./own-groups.tsx"));
const mapPractice = lazy(() => import("./practice/map-practice.tsx"));

export function Component() {
  const [toast, showToast] = useToast();
  const { state, dispatch, of } = useKmap(useCopy(showToast));
  const { setup, names, send } = of;
  const { practice } = state;
  const { mode, live, expression, isTooLarge } = useTextRead(state, dispatch);
  const open = useOpen();
  const field = useRef<HTMLInputElement>(null);
  useFieldFocus(field, kmapAddress);
  useFocusKept(field);
  const alertId = useId();
  useUndoKeys(dispatch);
  // While a text is only unfinished, nothing is said about the cells.
  const isRefused = live.error !== null || isTooLarge || (live.fix !== null && !isNotation(live.fix));
  const isOld = isRefused && !isRead(state) && setup.rows.length + setup.dontCares.length > 0;
  const take = (fix: Fix) => {
    field.current?.focus();
    if (fix.kind !== "minTerms") return dispatch({ type: "typed", text: fix.text });
    // The cells have the function already; the field gets their text.
    dispatch({ type: "textWritten" });
  };
  // On phones these are below the map, so that the map is in the first screen.
  const isWide = useMediaQuery("(min-width: 56.25em)", true, { getInitialValueInEffect: false });
  const modes = (
    <div className={`${classes.modes} no-print`}>
      <Button
        variant={state.groups ? "light" : "default"}
        aria-pressed={state.groups !== null}
        onClick={() => dispatch({ type: "groupingToggled" })}
      >
        {kmapTexts.groupIt}
      </Button>
      <Button
        variant="default"
        onClick={() => dispatch({ type: "practised", task: randomTask(startLevel(readProgress())) })}
      >
        {kmapTexts.practise}
      </Button>
    </div>
  );
  const board = {
    groups: state.groups ?? [],
    onGroups: (groups: NonNullable<KmapSetup["groups"]>) => dispatch({ type: "grouped", groups }),
  };

  return (
    <FunctionProvider value={of}>
      <div className={classes.screen}>
        {practice ? (
          <LazyView of={mapPractice}>
            {({ MapPractice }) => <MapPractice {...board} practised={practice} dispatch={dispatch} />}
          </LazyView>
        ) : (
          <>
            <form className={classes.form} onSubmit={(event) => event.preventDefault()}>
              <TextField
                ref={field}
                label={readingTexts.fieldLabel}
                hint={kmapTexts.fieldHint}
                clearLabel={readingTexts.clearInput}
                value={state.text}
                keys={mode}
                live={live}
                failure={null}
                alertId={alertId}
                sumUp={(count) => readingTexts.readMinTerms(count, names)}
                onChange={(text) => dispatch({ type: "typed", text })}
                onFix={take}
                onClear={() => dispatch({ type: "cleared" })}
              />
              {isOld && <Note as="output">{kmapTexts.ofEarlierText(state.readText ?? textOf(setup))}</Note>}
              {isTooLarge && (
                <Note as="output">
                  {kmapTexts.tooLarge}{" "}
                  <Button
                    variant="subtle"
                    onClick={() => open(simplifyAddress, { input: state.text, mode: null })}
                  >
                    {kmapTexts.openInSimplifier}
                  </Button>
                </Note>
              )}
              <SymbolKeys />
              <div className={`${classes.controls} no-print`}>
                <InputsStepper
                  texts={sopPos}
                  inputs={setup.inputs}
                  min={mapVariablesMin}
                  max={mapVariablesMax}
                  valueText={kmapTexts.variables(setup.inputs)}
                  onChoose={(inputs) => send({ type: "inputsChosen", inputs })}
                />
                <FormChoice form={setup.form} onChoose={(form) => send({ type: "formChosen", form })} />
                {isWide && modes}
              </div>
            </form>
            {state.groups ? (
              <LazyView of={ownGroups}>{({ OwnGroups }) => <OwnGroups {...board} />}</LazyView>
            ) : (
              <MapColumns expression={expression} dispatch={dispatch} />
            )}
            {!isWide && modes}
          </>
        )}
        <ToolNotice />
        {toast}
      </div>
    </FunctionProvider>
  );
}
