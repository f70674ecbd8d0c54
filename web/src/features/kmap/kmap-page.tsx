// The Karnaugh map: a field for the function, the expression of its groups, and the map itself, or the visitor's own groups; or
// a task of the practice.

import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useCallback, useId, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { searchWith } from "#addresses/core/codec.ts";
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
import type { SopPosEvent } from "#rows/core/machine.ts";
import { FormChoice } from "#rows/form-choice.tsx";
import { InputsStepper } from "#rows/inputs-stepper.tsx";
import classes from "./kmap-page.module.css";
import { isRead, setupOf, textOf } from "./core/machine.ts";
import { MapColumns } from "./map-columns.tsx";
import { startLevel } from "./practice/core/progress.ts";
import { randomTask } from "./practice/random-task.ts";
import { readProgress } from "./practice/progress-store.ts";
import { UndoButtons } from "./undo-buttons.tsx";
import { useKeptMap } from "./use-kept-map.ts";
import { useKmap } from "./use-kmap.ts";
import { useTextRead } from "./use-text-read.ts";
import { useUndoKeys } from "./use-undo-keys.ts";

const ownGroups = lazy(() => import("./own-groups.tsx"));
const mapPractice = lazy(() => import("./practice/map-practice.tsx"));

export function Component() {
  const { state, dispatch, names, forms } = useKmap();
  const { setup } = state.rows;
  const { practice } = state;
  const { mode, live, expression, isTooLarge } = useTextRead(state, dispatch);
  const [toast, showToast] = useToast();
  const copyText = useCopy(showToast);
  const open = useOpen();
  const navigate = useNavigate();
  const location = useLocation();
  const field = useRef<HTMLInputElement>(null);
  useFieldFocus(field, kmapAddress);
  useFocusKept(field);
  const alertId = useId();
  const send = useCallback((event: SopPosEvent) => dispatch({ type: "rows", event }), [dispatch]);
  const shown = setup.rows.length > 0 && forms.isCurrent ? (forms.forms?.shown ?? null) : null;
  const keep = useKeptMap(state, shown?.minimal?.text ?? null);
  useUndoKeys(dispatch);
  const copy = useCallback(
    (text: string) => {
      keep();
      copyText(text);
    },
    [keep, copyText],
  );
  const writeAddress = async () => {
    const here = {
      pathname: location.pathname,
      search: searchWith(kmapAddress, setupOf(state), location.search),
    };
    await navigate(here, { replace: true, preventScrollReset: true });
  };
  // While a text is only unfinished, nothing is said about the cells.
  const isRefused = live.error !== null || isTooLarge || (live.fix !== null && !isNotation(live.fix));
  const isOld = isRefused && !isRead(state) && setup.rows.length + setup.dontCares.length > 0;
  const take = (fix: Fix) => {
    field.current?.focus();
    if (fix.kind !== "minTerms") return dispatch({ type: "typed", text: fix.text });
    // The cells have the function already; the field gets their text.
    dispatch({ type: "textWritten" });
  };
  const undo = <UndoButtons state={state} dispatch={dispatch} />;
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
    setup,
    names,
    shown,
    groups: state.groups ?? [],
    onGroups: (groups: NonNullable<KmapSetup["groups"]>) => dispatch({ type: "grouped", groups }),
    onSwap: () => send({ type: "swapped" }),
    tools: undo,
  };

  return (
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
            <MapColumns
              state={state}
              dispatch={dispatch}
              expression={expression}
              names={names}
              forms={forms}
              send={send}
              onCopy={copy}
              onLeave={writeAddress}
            />
          )}
          {!isWide && modes}
        </>
      )}
      <ToolNotice />
      {toast}
    </div>
  );
}
