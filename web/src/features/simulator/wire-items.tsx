// The list of wires, by id.

import { IconTrash } from "@tabler/icons-react";
import { memo, useId, useRef } from "react";
import { wireLine, wireName } from "#circuit/core/editor/words.ts";
import { withId, type State, type WireId } from "#circuit/core/model/circuit.ts";
import { useGrowingList } from "#components/growing-list.ts";
import { IconButton } from "#components/icon-button.tsx";
import { simulator } from "#messages/simulator.ts";
import { useBoard, useDispatch } from "./board-context.ts";
import classes from "./parts-and-wires.module.css";
import { SelectButton } from "./select-button.tsx";
import { useFocusInList } from "./use-focus-in-list.ts";

export function WireItems({ state }: { readonly state: State }) {
  const [shown, endRef] = useGrowingList(state.wires.length);
  const list = useRef<HTMLUListElement>(null);
  useFocusInList(list);
  return (
    <>
      <ul ref={list} aria-label={simulator.wires} className={classes.list} tabIndex={-1}>
        {state.wires.slice(0, shown).map((wire) => (
          <WireItem key={wire.id} id={wire.id} name={wireName(state, wire)} />
        ))}
      </ul>
      <div ref={endRef} />
    </>
  );
}

interface WireItemProps {
  readonly id: WireId;
  readonly name: string;
}

const WireItem = memo(function WireItem({ id, name }: WireItemProps) {
  const lineId = useId();
  const isSelected = useBoard(({ selection }) => selection.wires.has(id));
  const dispatch = useDispatch();
  return (
    <li aria-labelledby={lineId} className={classes.item} data-selected={isSelected || undefined}>
      <div className={classes.row}>
        <SelectButton
          label={simulator.selectWire(name)}
          lineId={lineId}
          lineOf={({ history }) => {
            const wire = withId(history.present.wires, id);
            return wire ? wireLine(history.present, wire) : "";
          }}
          isSelected={isSelected}
          onSelect={() => dispatch({ type: "selected", parts: [], wires: [id] })}
        />
        <IconButton
          icon={IconTrash}
          label={simulator.removeWire(name)}
          className={classes.action}
          onClick={() =>
            dispatch({
              type: "commanded",
              command: { type: "delete", parts: new Set(), wires: new Set([id]) },
            })
          }
        />
      </div>
    </li>
  );
});
