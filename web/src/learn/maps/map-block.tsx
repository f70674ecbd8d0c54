// A Karnaugh map in a section: its caption, and the map, which is fetched when it comes near.

import type { ReactNode } from "react";
import { LazyPart } from "#components/lazy-part.tsx";
import { pagePart } from "#lib/page-part.ts";
import { useCodeForPaper, WhenNear } from "../practice/when-near.tsx";
import { Marked } from "../reading/marked.tsx";
import type { MapData } from "./core/map-data.ts";
import classes from "./map-block.module.css";

const mapFigure = pagePart(async () => (await import("../minimising-parts.tsx")).MapFigure);
const ownMap = pagePart(async () => (await import("../minimising-parts.tsx")).OwnMap);

/** A map beside its text or its table, where there is room for both. */
export function MapBeside({ children }: { readonly children: ReactNode }) {
  return <div className={classes.beside}>{children}</div>;
}

interface MapBlockProps {
  readonly of: MapData;
  /** Whether the reader makes the groups. */
  readonly isOwn?: boolean;
}

export function MapBlock({ of, isOwn = false }: MapBlockProps) {
  useCodeForPaper(isOwn ? ownMap : mapFigure);
  return (
    <figure className={classes.block} data-map={of.id} data-variables={of.names.length}>
      <figcaption className={classes.caption}>
        <Marked text={of.caption} />
      </figcaption>
      <div className={classes.room}>
        <WhenNear>
          <LazyPart part={isOwn ? ownMap : mapFigure} props={{ of }} />
        </WhenNear>
      </div>
    </figure>
  );
}
