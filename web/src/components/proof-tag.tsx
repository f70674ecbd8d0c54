// Whether the result is proved minimal; a tag, never a button.

import { IconCheck, IconClock } from "@tabler/icons-react";
import { own } from "../messages/own.ts";
import classes from "./proof-tag.module.css";

export function ProofTag({ proven }: { readonly proven: boolean }) {
  const Icon = proven ? IconCheck : IconClock;
  return (
    <span className={classes.tag} data-proven={proven}>
      <Icon size={14} stroke={2} aria-hidden />
      {proven ? own.minimalProved : own.bestFound}
    </span>
  );
}
