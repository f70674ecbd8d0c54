// The buttons to the forms that are as small as the shown one.

import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { IconButton } from "#components/icon-button.tsx";
import { Note } from "#components/note.tsx";
import { karnaughMap } from "#messages/karnaugh-map.ts";
import type { Minima } from "./map-props.ts";
import classes from "./minima-turner.module.css";

/** Goes around at both ends, so that no button is ever disabled. */
export function MinimaTurner({ minima: { shown, listed, count, onShow } }: { readonly minima: Minima }) {
  return (
    <span className={classes.turner}>
      <IconButton
        icon={IconChevronLeft}
        label={karnaughMap.previous}
        onClick={() => onShow((shown + listed - 1) % listed)}
      />
      <Note as="span" size="tag">
        <span className="spoken">{karnaughMap.minimum}</span>
        {karnaughMap.minimumOf(shown + 1, listed, count)}
      </Note>
      <IconButton
        icon={IconChevronRight}
        label={karnaughMap.next}
        onClick={() => onShow((shown + 1) % listed)}
      />
    </span>
  );
}
