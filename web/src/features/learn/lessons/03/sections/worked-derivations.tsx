// Four derivations as Show Steps gives them.

import { WorkedDerivation } from "../../../reading/worked-derivation.tsx";
import { derivations } from "../core/derivations.ts";

export function WorkedDerivations() {
  return (
    <>
      <p>
        Show Steps in the Simplifier writes a derivation for any expression that you type. Here are four, each
        with another idea. Each step names its law. Before you press one, say which part of the line above has
        changed.
      </p>
      {derivations.map((derivation) => (
        <WorkedDerivation key={derivation.id} of={derivation} />
      ))}
    </>
  );
}
