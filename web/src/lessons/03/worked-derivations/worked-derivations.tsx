// Four derivations as Show Steps gives them.

import { WorkedDerivation } from "#learn/reading/worked-derivation.tsx";
import { derivations } from "./core/derivations.ts";

export function WorkedDerivations() {
  return (
    <>
      <p>
        Show Steps in the Simplifier derives any expression that you type. Here are four derivations, each
        with another idea. A line is hidden until you press Next: say first which law comes, and which part it
        changes.
      </p>
      {derivations.map((derivation) => (
        <WorkedDerivation key={derivation.id} of={derivation} />
      ))}
    </>
  );
}
