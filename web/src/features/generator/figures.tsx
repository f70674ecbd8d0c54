// What the shown circuit takes: gates by kind, and chips of the 7400 family.

import type { CircuitFigures } from "#addresses/core/generator.ts";
import { Note } from "#components/note.tsx";
import { generatorTexts } from "#messages/generator.ts";
import classes from "./figures.module.css";
import { chipsOf } from "#circuit/core/logic/chips.ts";
import { kindsOf } from "#circuit/core/logic/figures.ts";
import type { ShownNetwork } from "./core/shown-network.ts";

interface FiguresProps {
  readonly shown: ShownNetwork;
  /** What the simulator's circuit takes, which this one could take the place of. */
  readonly present: CircuitFigures | null;
}

export function Figures({ shown: { gates }, present }: FiguresProps) {
  if (!gates) return null;
  if (gates.length === 0) return <Note>{generatorTexts.noGates}</Note>;
  const { chips, used, gates: all } = chipsOf(gates);
  return (
    <div>
      <p className={classes.line}>
        {generatorTexts.kinds(kindsOf(gates).map(({ kind, count }) => [kind.toUpperCase(), count]))}
      </p>
      <p className={classes.line}>
        {generatorTexts.chips(chips.map(({ name, count }) => [name, count]))}
        {"; "}
        {generatorTexts.unused(all - used, all)}
      </p>
      {present && (
        <p className={classes.line}>
          {generatorTexts.saves(
            present.gates - gates.length,
            present.chips - chips.reduce((sum, { count }) => sum + count, 0),
          )}
        </p>
      )}
    </div>
  );
}
