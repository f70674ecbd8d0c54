// Links to tasks that the Simulator judges: a gate that is to be built of gates of one kind.

import { IconArrowUpRight } from "@tabler/icons-react";
import { Link } from "react-router-dom";
import { pathWith } from "#addresses/core/codec.ts";
import { simulatorAddress, type BuildTask } from "#addresses/core/simulator.ts";
import { Marked } from "./marked.tsx";
import type { MarkedText } from "../core/data.ts";
import classes from "./open-links.module.css";

interface BuildLinksProps {
  readonly of: readonly (BuildTask & { readonly words: MarkedText })[];
}

export function BuildLinks({ of }: BuildLinksProps) {
  return (
    <ul className={`${classes.links} no-print`}>
      {of.map(({ words, ...task }) => (
        <li key={words}>
          <Link to={pathWith(simulatorAddress, task)} className={classes.link}>
            <IconArrowUpRight size={18} stroke={1.75} aria-hidden />
            <Marked text={words} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
