// SoP PoS: a truth table whose output is set by hand, or its Karnaugh map, and the expression for it.

import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { LazyView } from "#components/lazy-view.tsx";
import { ScrollBox } from "#components/scroll-box.tsx";
import { useToast } from "#components/toast.tsx";
import { useCopy } from "#components/use-copy.ts";
import { spokenForm } from "#function/core/shown-form.ts";
import { FormBar } from "#function/form-bar.tsx";
import { FormCard } from "#function/form-card.tsx";
import { FunctionProvider } from "#function/function-context.tsx";
import { lazyForm, lazyMap } from "#function/lazy-views.ts";
import { RowsTable } from "#function/rows-table.tsx";
import { useUndoKeys } from "#function/use-undo-keys.ts";
import { sopPos } from "#messages/sop-pos.ts";
import { LessonHint } from "#notation/fields/lesson-hint.tsx";
import { Controls } from "./controls.tsx";
import classes from "./sop-pos-page.module.css";
import { useSopPos } from "./use-sop-pos.ts";

export function Component() {
  const [toast, showToast] = useToast();
  const shown = useSopPos(useCopy(showToast));
  const { setup, isEmpty, forms, isOld } = shown;
  const title = useRef<HTMLHeadingElement>(null);
  const card = useRef<HTMLElement>(null);
  useUndoKeys(shown.dispatch);

  // Fetched now, because it is needed as soon as a row is pressed.
  useEffect(() => void lazyForm.load().catch(() => undefined), []);

  const toExpression = () => {
    title.current?.focus();
    title.current?.scrollIntoView({ block: "start" });
  };
  const isMap = setup.view === "map";
  // The map announces its own changes.
  const isSpoken = !isMap && !isOld && forms?.isFinal && !forms.isImproved;

  return (
    <FunctionProvider value={shown}>
      <Controls showToast={showToast} />
      <div className={classes.columns}>
        <div className={classes.table} data-map={isMap ? (setup.inputs > 4 ? "wide" : "narrow") : undefined}>
          <Button variant="subtle" className={`${classes.skip} no-print`} onClick={toExpression}>
            {sopPos.toExpression}
          </Button>
          {isMap ? <LazyView of={lazyMap}>{({ MapView }) => <MapView />}</LazyView> : <RowsTable />}
        </div>
        <ScrollBox ref={card} className={classes.result} name={sopPos.expression}>
          <FormCard
            ref={title}
            onRetry={() => {
              // The pressed button is about to be removed.
              title.current?.focus();
              shown.retry();
            }}
          />
        </ScrollBox>
      </div>
      {isEmpty && <LessonHint lesson="05" />}
      <FormBar card={card} onGo={toExpression} />
      <output className="spoken">{isSpoken && shown.shown && spokenForm(shown.shown)}</output>
      {toast}
    </FunctionProvider>
  );
}
