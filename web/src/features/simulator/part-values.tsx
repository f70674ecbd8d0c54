// The output of a part and the values of its inputs, from the topmost input down.

import { partName } from "#circuit/core/editor/words.ts";
import { withId, type Part } from "#circuit/core/model/circuit.ts";
import { simulator } from "#messages/simulator.ts";
import { useBoard } from "./board-context.ts";
import classes from "./properties.module.css";
import { Value } from "./value.tsx";

/** The most inputs shown; a gate may have thousands. */
const inputsMax = 50;

export function PartValues({ part: { id } }: { readonly part: Part }) {
  const state = useBoard(({ history }) => history.present);
  const sources = useBoard(({ routing }) => routing.inputs.get(id));
  return (
    <dl className={classes.values}>
      <Value label={simulator.output} state={state} of={id} />
      {sources?.slice(0, inputsMax).map((source) => {
        const from = withId(state.parts, source);
        return (
          from && <Value key={source} label={simulator.from(partName(from))} state={state} of={source} />
        );
      })}
      {sources && sources.length > inputsMax && (
        <div className={classes.value}>
          <dt>{simulator.moreInputs(sources.length - inputsMax)}</dt>
        </div>
      )}
    </dl>
  );
}
