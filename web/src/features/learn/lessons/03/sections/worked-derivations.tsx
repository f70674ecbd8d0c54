// Four derivations as Show Steps gives them.

import { WorkedDerivation } from "../../../reading/worked-derivation.tsx";
import { derivations } from "../core/derivations.ts";

export function WorkedDerivations() {
  return (
    <>
      <p>
        Show Steps in the Simplifier writes a derivation for any expression that you type. Here are four, each
        with another idea. Before you press a step, say which law it will use and which part it will change.
      </p>
      {derivations.map((derivation) => (
        <WorkedDerivation key={derivation.id} of={derivation} />
      ))}
    </>
  );
}
