// What the shown circuit takes: gates by kind, and chips of the 7400 family.

import { Note } from "#components/note.tsx";
import { generatorTexts } from "#messages/generator.ts";
import classes from "./figures.module.css";
import { chipsOf } from "./core/chips.ts";
import { kindsOf } from "./core/figures.ts";
import type { ShownNetwork } from "./core/shown-network.ts";

export function Figures({ shown: { gates } }: { readonly shown: ShownNetwork }) {
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
    </div>
  );
}
