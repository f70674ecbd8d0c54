// A Karnaugh map that is read: its cells, its groups, and their products or sums below it.

import { useComputedColorScheme } from "@mantine/core";
import { useMemo, useRef } from "react";
import { useIsPrinting } from "#components/use-is-printing.ts";
import { pagePaints } from "#kmap/colours.ts";
import { mapLayout } from "#kmap/core/map-layout.ts";
import { Sign, Term } from "#kmap/legend.tsx";
import { MapGrid } from "#kmap/map-grid.tsx";
import { useCells } from "#kmap/use-cells.ts";
import { groupsOf, valuesOf, type MapData } from "./core/map-data.ts";
import classes from "./map-block.module.css";

export function MapFigure({ of }: { readonly of: MapData }) {
  const { names, kind = "sop" } = of;
  const maps = useRef<HTMLDivElement>(null);
  const onScreen = useComputedColorScheme("light", { getInitialValueInEffect: false });
  const scheme = useIsPrinting() ? "light" : onScreen;
  const layout = useMemo(() => mapLayout(names.length, false), [names]);
  const groups = useMemo(() => groupsOf(of), [of]);
  const { cells } = useCells({ layout, edit: null, maps, legend: maps });
  const drawn = { layout, names, values: valuesOf(of), groups, paints: pagePaints(scheme) };
  return (
    <>
      <div ref={maps} className={classes.maps}>
        {layout.maps.map((_, at) => (
          <MapGrid key={at} {...{ drawn, groups, at }} fillsRoom={false} {...cells} />
        ))}
      </div>
      {groups.length > 0 && (
        <ul className={classes.legend}>
          {groups.map((group) => (
            <li key={group.text} className={classes.entry}>
              <Sign group={group} scheme={scheme} />
              <Term group={group} names={names} kind={kind} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
