// The switches of the options: what the canvas shows, and whether parts snap to the grid.

import type { Options } from "#circuit/core/editor/editor.ts";
import { SwitchRow } from "#components/switch-row.tsx";
import { simulator } from "#messages/simulator.ts";
import { specifiedSimulator } from "#messages/specified.ts";
import { useBoard, useDispatch } from "./board-context.ts";
import classes from "./options.module.css";

const switches: readonly (readonly [option: keyof Options, label: string])[] = [
  ["showsOutputs", specifiedSimulator.showOutputValue],
  ["showsJoints", specifiedSimulator.showJointNodes],
  ["snaps", simulator.snapToGrid],
  ["isRectangular", simulator.iecSymbols],
  ["showsTitle", simulator.titleInPictures],
];

export function OptionsList() {
  const options = useBoard((editor) => editor.options);
  const dispatch = useDispatch();
  return (
    <div className={classes.list}>
      {switches.map(([option, label]) => (
        <SwitchRow
          key={option}
          isOn={options[option]}
          onToggle={() => dispatch({ type: "optionChosen", option, isOn: !options[option] })}
        >
          {label}
        </SwitchRow>
      ))}
    </div>
  );
}
