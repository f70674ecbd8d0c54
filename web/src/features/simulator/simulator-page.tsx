// The simulator's screen: palette, canvas and properties side by side; on small screens the canvas above a foot.

import { useMediaQuery } from "@mantine/hooks";
import { useMemo, useState } from "react";
import { useToast } from "#components/toast.tsx";
import { ActionsContext } from "./actions-context.ts";
import type { Actions } from "./actions.ts";
import { Alerts } from "./alerts.tsx";
import { SessionContext, useBoard } from "./board-context.ts";
import { Canvas } from "./canvas.tsx";
import { Foot } from "./foot.tsx";
import { ListButton, ListPanel, useListButton } from "./list-panel.tsx";
import { MyCircuits } from "./my-circuits.tsx";
import { Notice } from "./notice.tsx";
import { PanelContext, type Panel } from "./open-panel.ts";
import { Palette } from "./palette.tsx";
import { PrintedCircuit } from "./printed-circuit.tsx";
import { Properties } from "./properties.tsx";
import { Sheets } from "./sheets.tsx";
import classes from "./simulator-page.module.css";
import { Toolbar } from "./toolbar.tsx";
import { useSimulator } from "./use-simulator.ts";
import { usePageKeys } from "./use-page-keys.ts";
import { ZoomBar } from "./zoom-bar.tsx";

export function Component() {
  const [toast, showToast] = useToast();
  const simulator = useSimulator(showToast);
  return (
    <>
      {simulator && (
        <SessionContext value={simulator.session}>
          <Simulator actions={simulator.actions} />
        </SessionContext>
      )}
      {toast}
    </>
  );
}

function Simulator({ actions }: { readonly actions: Actions }) {
  const isSmall = useBoard((editor) => editor.isSmall);
  const isTouched = useMediaQuery("(pointer: coarse)", undefined, { getInitialValueInEffect: false });
  const [panel, setPanel] = useState<Panel | null>(null);
  const [showsCircuits, setShowsCircuits] = useState(false);
  const panels = useMemo(() => ({ panel, setPanel }), [panel]);
  const control = useMemo(() => ({ actions, showCircuits: () => setShowsCircuits(true) }), [actions]);
  const listButton = useListButton();
  usePageKeys();
  return (
    <ActionsContext value={control}>
      <PanelContext value={panels}>
        <div
          className={`${classes.page} no-print`}
          data-full-space
          data-lists={panel === "list" || undefined}
        >
          {!isSmall && <Palette shape="column" />}
          <div className={classes.stage}>
            <Canvas />
            <div className={classes.floats}>
              <div className={classes.top}>
                <Toolbar showsSeveral={isTouched && !isSmall} />
                {!isSmall && <Notice />}
                <Alerts />
              </div>
              {!isSmall && (
                <div className={classes.bottom}>
                  <ListButton opener={listButton} />
                  <ZoomBar />
                </div>
              )}
            </div>
            <Sheets />
          </div>
          {isSmall ? (
            <Foot showsSeveral={isTouched} />
          ) : (
            <div className={classes.side}>
              <div className={classes.properties}>
                <Properties />
              </div>
              <ListPanel opener={listButton} />
            </div>
          )}
        </div>
        <PrintedCircuit />
        {showsCircuits && <MyCircuits actions={actions} onClose={() => setShowsCircuits(false)} />}
      </PanelContext>
    </ActionsContext>
  );
}
