// The list of parts, by id. Connect opens, below the part, a button for each part that its wire may end at.

import { IconBoxMultiple, IconLine, IconTrash } from "@tabler/icons-react";
import { memo, useId, useRef, useState } from "react";
import { partLine, partName } from "#circuit/core/editor/words.ts";
import { withId, type Part, type PartId, type State } from "#circuit/core/model/circuit.ts";
import { kinds } from "#circuit/core/model/kinds.ts";
import { useGrowingList } from "#components/growing-list.ts";
import { IconButton } from "#components/icon-button.tsx";
import { SwitchRow } from "#components/switch-row.tsx";
import { simulator } from "#messages/simulator.ts";
import { useBoard, useDispatch } from "./board-context.ts";
import { ConnectGroup } from "./connect-group.tsx";
import classes from "./parts-and-wires.module.css";
import { PushRow } from "./push-row.tsx";
import { SelectButton } from "./select-button.tsx";
import { useFocusInList } from "./use-focus-in-list.ts";

export function PartItems({ state }: { readonly state: State }) {
  const [shown, endRef] = useGrowingList(state.parts.length);
  const [connecting, setConnecting] = useState<PartId | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useFocusInList(list);
  return (
    <>
      <ul ref={list} aria-label={simulator.parts} className={classes.list} tabIndex={-1}>
        {state.parts.slice(0, shown).map((part) => (
          <PartItem
            key={part.id}
            part={part}
            connectsIn={connecting === part.id ? state : null}
            onConnecting={setConnecting}
          />
        ))}
      </ul>
      <div ref={endRef} />
    </>
  );
}

interface PartItemProps {
  readonly part: Part;
  /** The circuit while the targets of this part are shown, else null. */
  readonly connectsIn: State | null;
  readonly onConnecting: (id: PartId | null) => void;
}

const PartItem = memo(function PartItem({ part, connectsIn, onConnecting }: PartItemProps) {
  const { id, kind } = part;
  const isSelected = useBoard(({ selection }) => selection.parts.has(id));
  const dispatch = useDispatch();
  const lineId = useId();
  const connectButton = useRef<HTMLButtonElement>(null);
  const name = partName(part);
  return (
    <li aria-labelledby={lineId} className={classes.item} data-selected={isSelected || undefined}>
      <div className={classes.row}>
        <SelectButton
          label={simulator.select(name)}
          lineId={lineId}
          lineOf={({ history }) => {
            const present = withId(history.present.parts, id);
            return present ? partLine(history.present, present) : "";
          }}
          isSelected={isSelected}
          onSelect={() => dispatch({ type: "selected", parts: [id], wires: [] })}
        />
        {kind === "button" && <PushRow id={id} name={name} isOn={part.on ?? false} />}
        {(kind === "switch" || kind === "clock") && (
          <SwitchRow
            label={name}
            isOn={part.on ?? false}
            onToggle={() => dispatch({ type: "commanded", command: { type: "toggle", id } })}
          />
        )}
        {kinds[kind].isSource && (
          <IconButton
            ref={connectButton}
            icon={IconLine}
            label={simulator.connect(name)}
            className={classes.action}
            aria-expanded={connectsIn !== null}
            onClick={() => onConnecting(connectsIn ? null : id)}
          />
        )}
        {kind === "box" && (
          <IconButton
            icon={IconBoxMultiple}
            label={simulator.open(name)}
            className={classes.action}
            onClick={() => dispatch({ type: "boxOpened", id })}
          />
        )}
        {part.of === undefined && (
          <IconButton
            icon={IconTrash}
            label={simulator.remove(name)}
            className={classes.action}
            onClick={() =>
              dispatch({
                type: "commanded",
                command: { type: "delete", parts: new Set([id]), wires: new Set() },
              })
            }
          />
        )}
      </div>
      {connectsIn && (
        <ConnectGroup
          state={connectsIn}
          source={part}
          onDone={() => {
            onConnecting(null);
            connectButton.current?.focus();
          }}
        />
      )}
    </li>
  );
});
