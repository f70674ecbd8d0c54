// The field for the letter of the first variable.

import { sopPos } from "#messages/sop-pos.ts";
import { useFunction } from "./function-context.tsx";
import { NameField } from "./name-field.tsx";

export function StartField() {
  const { state, send } = useFunction();
  return (
    <NameField
      label={sopPos.startVariable}
      value={state.setup.start}
      autoCapitalize="characters"
      refusal={state.startRefused ? sopPos.startRefused : null}
      onType={(text) => send({ type: "startTyped", text })}
      onLeave={() => send({ type: "startLeft" })}
    />
  );
}
