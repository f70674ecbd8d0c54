// A conversion in a section, line by line.

import { useMemo } from "react";
import { convert } from "#numbers/core/convert.ts";
import { WorkingList } from "#numbers/working-list.tsx";
import { Marked } from "../reading/marked.tsx";
import type { WorkingData } from "./core/working-data.ts";
import classes from "./working-block.module.css";

export function WorkingBlock({ of }: { readonly of: WorkingData }) {
  const { id, caption, digits, base, target } = of;
  const conversion = useMemo(() => {
    const [whole = "", fraction = ""] = digits.split(".");
    const numeral = { whole, fraction, hasPoint: fraction !== "", isNegative: false, radixMin: base };
    return convert({ numeral, base, targets: [target] });
  }, [digits, base, target]);
  return (
    <figure className={classes.block} data-working={id}>
      <figcaption className={classes.caption}>
        <Marked text={caption} />
      </figcaption>
      <WorkingList conversion={conversion} target={target} />
    </figure>
  );
}
