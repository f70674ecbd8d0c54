// The simulator's screen: palette, canvas and properties side by side, table and timing diagram below the canvas; on small screens
// the canvas above a foot.

import { useMediaQuery } from "@mantine/hooks";
import { IconClock, IconList, IconTable } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useToast } from "#components/toast.tsx";
import { circuitTable, circuitTime, simulator } from "#messages/simulator.ts";
import { ActionsContext } from "./actions-context.ts";
import type { Actions } from "./actions.ts";
import { Alerts } from "./alerts.tsx";
import { BesidePanel, PanelButton, useOpener } from "./beside-panel.tsx";
import { SessionContext, useBoard } from "./board-context.ts";
import { Canvas } from "./canvas.tsx";
import { Foot } from "./foot.tsx";
import { MakeTask } from "./make-task.tsx";
import { MyCircuits } from "./my-circuits.tsx";
import { Notice } from "./notice.tsx";
import { PanelContext, type Panel } from "./open-panel.ts";
import { Palette } from "./palette.tsx";
import { PartsAndWires } from "./parts-and-wires.tsx";
import { PrintedCircuit } from "./printed-circuit.tsx";
import { Properties } from "./properties.tsx";
import { RunButton } from "./run-button.tsx";
import { Sheets } from "./sheets.tsx";
import classes from "./simulator-page.module.css";
import { TableOfDrawing } from "./table-panel.tsx";
import { TaskCard } from "./task-card.tsx";
import { TimePanel } from "./time-panel.tsx";
import { Toolbar } from "./toolbar.tsx";
import { useSimulator } from "./use-simulator.ts";
import { usePageKeys } from "./use-page-keys.ts";
import { FitButton, ZoomBar } from "./zoom-bar.tsx";

export function Component() {
  const [toast, showToast] = useToast();
  const opened = useSimulator(showToast);
  return (
    <>
      {opened && (
        <SessionContext value={opened.session}>
          <Simulator actions={opened.actions} />
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
  const [dialog, setDialog] = useState<"circuits" | "task" | null>(null);
  const panels = useMemo(() => ({ panel, setPanel }), [panel]);
  const control = useMemo(
    () => ({ actions, showCircuits: () => setDialog("circuits"), makeTask: () => setDialog("task") }),
    [actions],
  );
  const listButton = useOpener();
  const tableButton = useOpener();
  const timeButton = useOpener();
  usePageKeys();
  return (
    <ActionsContext value={control}>
      <PanelContext value={panels}>
        <div className={`${classes.page} no-print`} data-full-space data-wide={panel === "list" || undefined}>
          {!isSmall && <Palette shape="column" />}
          <div className={classes.middle}>
            <div className={classes.stage}>
              <Canvas />
              <div className={classes.floats}>
                <div className={classes.top}>
                  <Toolbar showsSeveral={isTouched && !isSmall} />
                  {!isSmall && <Notice />}
                  {!isSmall && <TaskCard />}
                  <Alerts />
                </div>
                {isSmall ? (
                  <div className={classes.bottom}>
                    <RunButton />
                    <FitButton />
                  </div>
                ) : (
                  <div className={classes.bottom}>
                    <div className={classes.openers}>
                      <PanelButton
                        panel="list"
                        opener={listButton}
                        icon={IconList}
                        label={simulator.partsAndWires}
                      />
                      <PanelButton
                        panel="table"
                        opener={tableButton}
                        icon={IconTable}
                        label={circuitTable.table}
                      />
                      <PanelButton
                        panel="time"
                        opener={timeButton}
                        icon={IconClock}
                        label={circuitTime.time}
                      />
                      <RunButton />
                    </div>
                    <ZoomBar />
                  </div>
                )}
              </div>
              <Sheets />
            </div>
            {!isSmall && (
              <div className={classes.dock}>
                <BesidePanel panel="table" opener={tableButton} title={circuitTable.title}>
                  <TableOfDrawing />
                </BesidePanel>
                <BesidePanel panel="time" opener={timeButton} title={circuitTime.title}>
                  <TimePanel />
                </BesidePanel>
              </div>
            )}
          </div>
          {isSmall ? (
            <Foot showsSeveral={isTouched} />
          ) : (
            <div className={classes.side}>
              <div className={classes.properties}>
                <Properties />
              </div>
              <BesidePanel panel="list" opener={listButton} title={simulator.partsAndWires}>
                <PartsAndWires />
              </BesidePanel>
            </div>
          )}
        </div>
        <PrintedCircuit />
        {dialog === "circuits" && <MyCircuits actions={actions} onClose={() => setDialog(null)} />}
        {dialog === "task" && <MakeTask onClose={() => setDialog(null)} />}
      </PanelContext>
    </ActionsContext>
  );
}
