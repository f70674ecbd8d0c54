// A Karnaugh map in a section: its caption, and the map, which is fetched when it comes near.

import type { ReactNode } from "react";
import { LazyView } from "#components/lazy-view.tsx";
import { lazy } from "#lib/lazy.ts";
import { useCodeForPaper, WhenNear } from "../practice/when-near.tsx";
import { Marked } from "../reading/marked.tsx";
import type { MapData } from "./core/map-data.ts";
import classes from "./map-block.module.css";

/** The maps, and the work by hand. */
export const mapFigures = lazy(() => import("../map-figures.ts"));

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
  useCodeForPaper(mapFigures);
  return (
    <figure className={classes.block} data-map={of.id} data-variables={of.names.length}>
      <figcaption className={classes.caption}>
        <Marked text={of.caption} />
      </figcaption>
      <div className={classes.room}>
        <WhenNear>
          <LazyView of={mapFigures}>
            {({ OwnMap, MapFigure }) => (isOwn ? <OwnMap of={of} /> : <MapFigure of={of} />)}
          </LazyView>
        </WhenNear>
      </div>
    </figure>
  );
}
