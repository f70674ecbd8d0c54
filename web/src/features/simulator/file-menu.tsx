// The menu of actions on the whole circuit, and of the examples.

import { IconShare2 } from "@tabler/icons-react";
import { useRef } from "react";
import { examples } from "#circuit/core/examples/examples.ts";
import { IconMenu } from "#components/icon-menu.tsx";
import { simulator } from "#messages/simulator.ts";
import { useActions } from "./actions-context.ts";
import classes from "./toolbar.module.css";

export function FileMenu() {
  const { actions, showCircuits } = useActions();
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
            { label: simulator.saveSvg, run: () => void actions.savePicture("svg") },
            { label: simulator.savePng, run: () => void actions.savePicture("png") },
            { label: simulator.copyLink, run: () => void actions.copyLink() },
            { label: simulator.tidy, run: actions.tidy },
          ],
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
