// The signals that the timing diagram shows: switches, bulbs and nodes.

import { isShown, isSignal, type Timing } from "#circuit/core/editor/timing.ts";
import { partName } from "#circuit/core/editor/words.ts";
import type { Part } from "#circuit/core/model/circuit.ts";
import { useGrowingList } from "#components/growing-list.ts";
import { SwitchRow } from "#components/switch-row.tsx";
import { circuitTime as texts } from "#messages/simulator.ts";
import { useDispatch } from "./board-context.ts";
import classes from "./time-panel.module.css";

interface SignalChoiceProps {
  readonly timing: Timing;
  readonly parts: readonly Part[];
}

export function SignalChoice({ timing, parts }: SignalChoiceProps) {
  const signals = parts.filter(isSignal);
  const [count, endRef] = useGrowingList(signals.length);
  const dispatch = useDispatch();
  if (signals.length === 0) return null;
  return (
    <details>
      <summary className={classes.summary}>{texts.signals}</summary>
      <div className={classes.choice}>
        {signals.slice(0, count).map((part) => (
          <SwitchRow
            key={part.id}
            isOn={isShown(timing, part)}
            onToggle={() => dispatch({ type: "signalChosen", id: part.id, isShown: !isShown(timing, part) })}
          >
            {partName(part)}
          </SwitchRow>
        ))}
        <div ref={endRef} />
      </div>
    </details>
  );
}
