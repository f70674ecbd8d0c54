// The list of parts that a wire from one part may end at. Parts that take no wire are in the list too and say why.

import { UnstyledButton } from "@mantine/core";
import { useEffect, useId, useMemo, useRef } from "react";
import { partName, refusalLine } from "#circuit/core/editor/words.ts";
import { connectError } from "#circuit/core/model/apply.ts";
import type { Part, State } from "#circuit/core/model/circuit.ts";
import { kinds } from "#circuit/core/model/kinds.ts";
import { useGrowingList } from "#components/growing-list.ts";
import { simulator } from "#messages/simulator.ts";
import { useDispatch } from "./board-context.ts";
import classes from "./parts-and-wires.module.css";

interface ConnectGroupProps {
  readonly state: State;
  readonly source: Part;
  readonly onDone: () => void;
}

export function ConnectGroup({ state, source, onDone }: ConnectGroupProps) {
  const targets = useMemo(() => state.parts.filter(({ kind }) => kinds[kind].isTarget), [state]);
  const [shown, endRef] = useGrowingList(targets.length);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.querySelector<HTMLElement>("button")?.focus(), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc closes it from anywhere inside
    <div
      ref={group}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields
      role="group"
      aria-label={simulator.connectTo(partName(source))}
      className={classes.targets}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.stopPropagation();
        onDone();
      }}
    >
      {targets.length === 0 && <p className={classes.none}>{simulator.noTargets}</p>}
      {targets.slice(0, shown).map((target) => (
        <Target key={target.id} state={state} source={source} target={target} onDone={onDone} />
      ))}
      <div ref={endRef} />
    </div>
  );
}

function Target({ state, source, target, onDone }: ConnectGroupProps & { readonly target: Part }) {
  const dispatch = useDispatch();
  const whyId = useId();
  const refused = connectError(state, source.id, target.id);
  return (
    <div className={classes.target}>
      <UnstyledButton
        className={classes.targetButton}
        aria-disabled={refused !== null}
        aria-describedby={refused ? whyId : undefined}
        onClick={() => {
          // The board announces a refusal in its status.
          dispatch({ type: "commanded", command: { type: "connect", from: source.id, to: target.id } });
          if (!refused) onDone();
        }}
      >
        {partName(target)}
      </UnstyledButton>
      {refused && (
        <span id={whyId} className={classes.why}>
          {refusalLine(refused)}
        </span>
      )}
    </div>
  );
}
