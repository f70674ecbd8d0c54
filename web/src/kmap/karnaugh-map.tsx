// The Karnaugh map of a function: sub-maps with the groups of the shown form, their legend, and the form itself. The
// screen decides which function is shown and what a press does.

import { useComputedColorScheme } from "@mantine/core";
import { useMemo, useRef, useState } from "react";
import { useIsPrinting } from "#components/use-is-printing.ts";
import { isSameCube, type Cube } from "#answer/core/cubes.ts";
import { karnaughMap } from "#messages/karnaugh-map.ts";
import { pagePaints } from "./colours.ts";
import { requiredRows } from "./core/cell-values.ts";
import { mapLayout } from "./core/map-layout.ts";
import { roomAcross } from "./core/map-size.ts";
import { groupsOf } from "./core/shown-groups.ts";
import { HelpLink } from "./help-link.tsx";
import { ExportMenu } from "./export-menu.tsx";
import classes from "./karnaugh-map.module.css";
import { Legend } from "./legend.tsx";
import { MapGrid } from "./map-grid.tsx";
import type { KarnaughMapProps } from "./map-props.ts";
import { MapForm } from "./map-form.tsx";
import { useCells } from "./use-cells.ts";
import { rowAt, useStroke } from "#table/use-stroke.ts";

export type { KarnaughMapProps } from "./map-props.ts";
export { useHazardFreeMap } from "./use-hazard-free-map.tsx";
export { useMarkedGroup } from "./use-marked-group.ts";

/**
 * A Karnaugh map with its controls, its groups, and the form that they make.
 *
 * @example
 *   // A map that is only read.
 *   <KarnaughMap
 *     {...{ names, output: "F", values: cellValues(3, [1, 3], [7]), kind: "sop", form, primes: null }}
 *     {...{ proof: null, minima: null, isOld: false, swapped, onSwap, marked, edit: null, onCopy }}
 *   />
 */
export function KarnaughMap(props: KarnaughMapProps) {
  const { names, output, values, kind, form, primes, swapped, onSwap, marked, edit, onCopy, isOld } = props;
  const {
    tools,
    choices = [],
    beside,
    hazardFree,
    fillsRoom = false,
    paint,
    litRows,
    onPointRow,
    onFocusRow,
  } = props;
  const added = hazardFree?.added ?? null;
  const [withPrimes, setWithPrimes] = useState(false);
  const maps = useRef<HTMLDivElement>(null);
  const legend = useRef<HTMLDivElement>(null);
  const onScreen = useComputedColorScheme("light", { getInitialValueInEffect: false });
  const isPrinting = useIsPrinting();
  const scheme = isPrinting ? "light" : onScreen;

  const layout = useMemo(() => mapLayout(names.length, swapped), [names.length, swapped]);
  const groups = useMemo(
    () => groupsOf({ names, kind, form, primes, required: requiredRows(values, kind), withPrimes, added }),
    [names, kind, form, primes, values, withPrimes, added],
  );
  const groupOf = (cube: Cube | null) =>
    (cube && groups.find((group) => isSameCube(group.cube, cube))) ?? null;
  const alone = groupOf(marked.alone) ?? groupOf(marked.pressed);
  const drawn = { layout, names, values, groups: alone ? [alone] : groups, paints: pagePaints(scheme) };
  const stroke = useStroke(paint, rowAt);
  const { cells, changed } = useCells({ layout, edit, maps, legend, onFocusRow });
  const drawings = [
    { label: karnaughMap.swap, isOn: swapped, closes: true, run: () => onSwap(!swapped) },
    { label: karnaughMap.allPrimes, isOn: withPrimes, closes: true, run: () => setWithPrimes(!withPrimes) },
  ];

  return (
    <div className={classes.parts} data-fills={fillsRoom || undefined}>
      <div className={classes.board} style={fillsRoom ? { maxWidth: roomAcross(layout) } : {}}>
        <div className={`${classes.tools} no-print`}>
          {tools}
          <ExportMenu
            shown={{ layout, names, values, groups, form, output }}
            scheme={onScreen}
            choices={[...choices, drawings]}
            onCopy={onCopy}
          />
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its cells are pressed, and take the keys */}
        <div ref={maps} className={classes.maps} {...stroke}>
          {layout.maps.map((_, at) => (
            <MapGrid key={at} {...{ drawn, groups, at, fillsRoom, litRows, onPointRow }} {...cells} />
          ))}
        </div>
      </div>
      <div ref={legend} className={classes.beside} data-old={isOld || undefined}>
        {form && groups.length === 0 && <p>{karnaughMap.noGroups[kind]}</p>}
        <Legend
          groups={groups}
          names={names}
          kind={kind}
          values={values}
          scheme={scheme}
          pressed={groupOf(marked.pressed)}
          onPress={({ cube }) => marked.onPress(cube)}
          onPoint={(group) => marked.onPoint(group && group.cube)}
        />
        <MapForm {...props} lit={alone ? groups.indexOf(alone) : null} changed={changed} />
        {beside}
        <HelpLink />
      </div>
    </div>
  );
}
