// The menu of actions on the whole circuit, and of the examples.

import { IconShare2 } from "@tabler/icons-react";
import { useRef } from "react";
import { examples } from "#circuit/core/examples/examples.ts";
import type { Editor } from "#circuit/core/editor/editor.ts";
import type { Part } from "#circuit/core/model/circuit.ts";
import { wiredBulbs } from "#circuit/core/model/wiring.ts";
import { IconMenu } from "#components/icon-menu.tsx";
import { controlTexts, copyTexts } from "#messages/controls.ts";
import { circuitTask, simulator } from "#messages/simulator.ts";
import { useActions } from "./actions-context.ts";
import { useBoard } from "./board-context.ts";
import classes from "./toolbar.module.css";
import { useOpenFunctions } from "./use-open-functions.ts";

/** The selected bulb, or the first one that a wire ends in. */
function mainBulb({ history, selection }: Editor): Part | undefined {
  const bulbs = wiredBulbs(history.present);
  return bulbs.find(({ id }) => selection.parts.has(id)) ?? bulbs[0];
}

export function FileMenu() {
  const { actions, showCircuits, makeTask } = useActions();
  const { openTable, openSimplifier, openGenerator } = useOpenFunctions(actions.fail);
  const bulb = useBoard(mainBulb);
  const picker = useRef<HTMLInputElement>(null);
  return (
    <span className={classes.menu}>
      <IconMenu
        icon={IconShare2}
        label={simulator.file}
        groups={[
          [
            { label: simulator.newCircuit, run: () => void actions.openNew() },
            { label: simulator.myCircuits, run: showCircuits },
            { label: simulator.import, run: () => picker.current?.click() },
          ],
          [
            { label: simulator.saveJson, run: actions.saveJson },
            { label: copyTexts.saveSvg, run: () => void actions.savePicture("svg") },
            { label: copyTexts.savePng, run: () => void actions.savePicture("png") },
            { label: copyTexts.copyLink, run: () => void actions.copyLink() },
            { label: circuitTask.make, run: makeTask },
            { label: simulator.tidy, run: actions.tidy },
          ],
          ...(bulb
            ? [
                [
                  { label: controlTexts.openIn(controlTexts.tools.truthTable), run: () => void openTable() },
                  { label: simulator.simplifyCircuit, run: () => void openGenerator() },
                  {
                    label: controlTexts.openOf(bulb.name ?? "", controlTexts.tools.simplifier),
                    run: () => void openSimplifier(bulb.id),
                  },
                ],
              ]
            : []),
          {
            title: simulator.examples,
            note: "",
            items: examples.map((example) => ({
              label: example.name,
              run: () => void actions.openSaved(example),
            })),
          },
        ]}
      />
      <input
        ref={picker}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={simulator.import}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Empty the input, so that choosing the same file again is a change.
          currentTarget.value = "";
          if (file) void actions.importFile(file);
        }}
      />
    </span>
  );
}
