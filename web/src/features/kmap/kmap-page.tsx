// The Karnaugh map: a field for the function, the map, and the expression of its groups.

import { Button } from "@mantine/core";
import { useCallback, useEffect, useId, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { searchWith } from "#addresses/core/codec.ts";
import { kmapAddress, type KmapSetup, mapLevels, mapSeedMax } from "#addresses/core/kmap.ts";
import { simplifyAddress } from "#addresses/core/simplify.ts";
import { sopPosAddress } from "#addresses/core/sop-pos.ts";
import type { SopPosSetup } from "#addresses/core/sop-pos-setup.ts";
import { useFieldFocus } from "#addresses/use-field-focus.ts";
import { useOpen } from "#addresses/use-open.ts";
import { DismissedNotice } from "#components/dismissed-notice.tsx";
import { useFocusKept } from "#components/focus.ts";
import { LazyPart } from "#components/lazy-part.tsx";
import { Note } from "#components/note.tsx";
import { ScrollBox } from "#components/scroll-box.tsx";
import { Segmented } from "#components/segmented.tsx";
import { SwitchRow } from "#components/switch-row.tsx";
import { useToast } from "#components/toast.tsx";
import { useCopy } from "#components/use-copy.ts";
import { googlePlayUrl } from "#config/product.ts";
import { OpenIn } from "#expression/open-in.tsx";
import { SymbolKeys } from "#expression/symbol-keys.tsx";
import { TextField } from "#expression/text-field.tsx";
import { mapVariablesMax, mapVariablesMin } from "#kmap/core/map-limits.ts";
import { useMarkedGroup } from "#kmap/use-marked-group.ts";
import { pagePart } from "#lib/page-part.ts";
import { kmapTexts } from "#messages/kmap.ts";
import { readingTexts } from "#messages/reading.ts";
import { shellTexts } from "#messages/shell.ts";
import { sopPos } from "#messages/sop-pos.ts";
import { specified } from "#messages/specified.ts";
import type { RowValue, SopPosEvent } from "#rows/core/machine.ts";
import { FormCard, formShown } from "#rows/form-card.tsx";
import { FunctionControls } from "#rows/function-controls.tsx";
import { useLitTerms } from "#rows/use-lit-row.ts";
import classes from "./kmap-page.module.css";
import { setupOf, sopPosSetup } from "./core/machine.ts";
import { UndoButtons } from "./undo-buttons.tsx";
import { useKeptMap } from "./use-kept-map.ts";
import { useKmap } from "./use-kmap.ts";
import { useTextRead } from "./use-text-read.ts";
import { useUndoKeys } from "./use-undo-keys.ts";

const presses = [1, "X", 0] as const;

const mapView = pagePart(async () => (await import("#rows/map-view.tsx")).MapView);
const groupingBoard = pagePart(async () => (await import("./grouping/grouping-board.tsx")).GroupingBoard);
const mapPractice = pagePart(async () => (await import("./practice/map-practice.tsx")).MapPractice);

export function Component() {
  const { state, dispatch, names, forms } = useKmap();
  const { setup } = state.rows;
  const { mode, live, isTooLarge } = useTextRead(state, dispatch);
  const [toast, showToast] = useToast();
  const copyText = useCopy(showToast);
  const open = useOpen();
  const navigate = useNavigate();
  const location = useLocation();
  const field = useRef<HTMLInputElement>(null);
  useFieldFocus(field, kmapAddress);
  useFocusKept(field);
  const title = useRef<HTMLHeadingElement>(null);
  const alertId = useId();

  // Fetched now, because they are needed as soon as a cell is pressed.
  useEffect(() => void formShown.load().catch(() => undefined), []);

  const send = useCallback((event: SopPosEvent) => dispatch({ type: "rows", event }), [dispatch]);
  const pressRow = useCallback(
    (row: number, extended: boolean) => send({ type: "rowPressed", row, extends: extended }),
    [send],
  );
  const setRow = useCallback((row: number, value: RowValue) => send({ type: "rowSet", row, value }), [send]);
  const toggleHazards = useCallback(() => send({ type: "hazardsToggled" }), [send]);
  const isEmpty = setup.rows.length === 0;
  const shown = isEmpty ? null : (forms.forms?.shown ?? null);
  const marked = useMarkedGroup();
  const lit = useLitTerms(shown?.minimal ?? null, marked.alone);
  const keep = useKeptMap(state, forms.isCurrent ? (shown?.minimal?.text ?? null) : null);
  useUndoKeys(dispatch);
  const copy = (text: string) => {
    keep();
    copyText(text);
  };
  const inSopPos = sopPosSetup(state);
  const openSopPos = async (asked: SopPosSetup) => {
    await writeAddress();
    open(sopPosAddress, asked);
  };
  const writeAddress = async () => {
    const here = {
      pathname: location.pathname,
      search: searchWith(kmapAddress, setupOf(state), location.search),
    };
    await navigate(here, { replace: true, preventScrollReset: true });
  };

  const board = {
    setup,
    names,
    shown: forms.isCurrent ? shown : null,
    groups: state.groups ?? [],
    onGroups: (groups: NonNullable<KmapSetup["groups"]>) => dispatch({ type: "grouped", groups }),
    onSwap: () => send({ type: "swapped" }),
    tools: <UndoButtons state={state} dispatch={dispatch} />,
  };
  const formAndUndo = (
    <>
      <Segmented
        label={sopPos.form}
        segments={[
          { value: "sop", label: specified.sop },
          { value: "pos", label: specified.pos },
        ]}
        value={setup.form}
        onChange={(form) => send({ type: "formChosen", form })}
      />
      {board.tools}
    </>
  );
  const practise = () =>
    dispatch({
      type: "practised",
      task: { level: mapLevels[0], seed: 1 + Math.floor(Math.random() * mapSeedMax) },
    });

  return (
    <>
      <DismissedNotice name="kmapNotice" className={classes.notice}>
        {shellTexts.underDevelopment}{" "}
        <a className={classes.link} href={googlePlayUrl} target="_blank" rel="noopener noreferrer">
          {specified.googlePlay}
          <span className="spoken"> ({shellTexts.opensNewTab})</span>
        </a>
      </DismissedNotice>
      {state.practice ? (
        <LazyPart part={mapPractice} props={{ task: state.practice, dispatch, ...board }} />
      ) : (
        <>
          <form className={classes.form} onSubmit={(event) => event.preventDefault()}>
            <TextField
              ref={field}
              label={kmapTexts.fieldLabel}
              hint={kmapTexts.fieldHint}
              clearLabel={readingTexts.clearInput}
              value={state.text}
              keys={mode}
              live={live}
              failure={null}
              alertId={alertId}
              sumUp={readingTexts.readMinTerms}
              onChange={(text) => dispatch({ type: "typed", text })}
              onFix={(fix) => fix.kind === "write" && dispatch({ type: "typed", text: fix.text })}
              onClear={() => dispatch({ type: "cleared" })}
            />
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
          </form>
          <div className={`${classes.modes} no-print`}>
            <SwitchRow isOn={state.groups !== null} onToggle={() => dispatch({ type: "groupingToggled" })}>
              {kmapTexts.groupIt}
            </SwitchRow>
            <Button variant="default" onClick={practise}>
              {kmapTexts.practise}
            </Button>
          </div>
          {state.groups ? (
            <LazyPart part={groupingBoard} props={{ ...board, tools: formAndUndo }} />
          ) : (
            <>
              <FunctionControls
                state={state.rows}
                dispatch={send}
                texts={kmapTexts}
                min={mapVariablesMin}
                max={mapVariablesMax}
                onChooseInputs={(inputs) => send({ type: "inputsChosen", inputs })}
                presses={presses}
              >
                <div className={classes.tools}>
                  <div className={classes.buttons}>
                    <Button variant="default" onClick={() => dispatch({ type: "cleared" })}>
                      {kmapTexts.clear}
                    </Button>
                    <Button variant="default" onClick={() => dispatch({ type: "inverted" })}>
                      {kmapTexts.invert}
                    </Button>
                    <UndoButtons state={state} dispatch={dispatch} />
                  </div>
                </div>
              </FunctionControls>
              <div className={classes.columns}>
                <div className={classes.map} data-wide={setup.inputs > 4 || undefined}>
                  <LazyPart
                    part={mapView}
                    props={{
                      setup,
                      names,
                      forms: isEmpty ? null : forms.forms,
                      isOld: !forms.isCurrent,
                      marked,
                      onPressRow: pressRow,
                      onSetRow: setRow,
                      onSwap: () => send({ type: "swapped" }),
                      onToggleHazards: toggleHazards,
                      onChooseMinimum: forms.choose,
                      onCopy: copy,
                      fillsRoom: true,
                    }}
                  />
                </div>
                <ScrollBox className={classes.result} name={sopPos.expression}>
                  <FormCard
                    ref={title}
                    forms={forms.forms}
                    isEmpty={isEmpty}
                    isOld={!forms.isCurrent}
                    litRow={null}
                    lit={lit}
                    onCopy={copy}
                    onImproved={forms.improve}
                    onToggleHazards={toggleHazards}
                    onRetry={() => {
                      // The pressed button is about to be removed.
                      title.current?.focus();
                      forms.retry();
                    }}
                    setup={setup}
                    onLeave={writeAddress}
                  />
                  {inSopPos && shown && (
                    <div className={`${classes.elsewhere} no-print`}>
                      <OpenIn tool="sopPos" onOpen={() => void openSopPos(inSopPos)} />
                    </div>
                  )}
                </ScrollBox>
              </div>
            </>
          )}
        </>
      )}
      {toast}
    </>
  );
}
