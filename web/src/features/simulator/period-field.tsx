// The field for the period of a clock.

import { isPeriod, periods, type Part } from "#circuit/core/model/circuit.ts";
import { circuitTime as texts } from "#messages/simulator.ts";
import { useDispatch } from "./board-context.ts";
import { DraftField } from "./draft-field.tsx";

export function PeriodField({ part: { id, period = periods.usual } }: { readonly part: Part }) {
  const dispatch = useDispatch();
  return (
    <DraftField
      label={texts.period}
      type="number"
      inputMode="numeric"
      min={periods.least}
      max={periods.most}
      step={2}
      text={String(period)}
      refusal={(typed) =>
        typed.trim() !== "" && isPeriod(Number(typed)) ? null : texts.notAPeriod(periods.least, periods.most)
      }
      onTake={(typed) =>
        dispatch({ type: "commanded", command: { type: "setPeriod", id, period: Number(typed) } })
      }
    />
  );
}
