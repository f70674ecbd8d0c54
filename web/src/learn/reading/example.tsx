// An expression on its own line, with the tools that it opens in.

import type { ExampleData } from "../core/data.ts";
import classes from "./example.module.css";
import { M } from "./maths.tsx";
import { OpenLinks } from "./open-links.tsx";

export function Example({ of }: { readonly of: ExampleData }) {
  return (
    <div className={classes.example} data-example={of.text}>
      <span className={classes.texts}>
        {[of.text, ...(of.beside ?? [])].map((text) => (
          <M key={text} size="normal">
            {text}
          </M>
        ))}
      </span>
      <OpenLinks of={of} />
    </div>
  );
}
