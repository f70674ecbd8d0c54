// The rows as a Karnaugh map. Fetched on demand, because most visitors use the table.

import { useMemo } from "react";
import type { SopPosSetup } from "#addresses/core/sop-pos-setup.ts";
import { cellValues } from "#kmap/core/cell-values.ts";
import { outputName } from "#notation/core/output-name.ts";
import { KarnaughMap, type KarnaughMapProps, useHazardFreeMap } from "#kmap/karnaugh-map.tsx";
import type { Paint } from "#kmap/use-stroke.ts";
import type { MarkedGroup } from "#kmap/use-marked-group.ts";
import { withoutHazards } from "#messages/forms.ts";
import type { RowValue } from "./core/machine.ts";
import { rowsRequest } from "./core/shown-form.ts";
import type { Forms } from "./use-forms.ts";

export interface MapViewProps {
  readonly setup: SopPosSetup;
  readonly names: readonly string[];
  /** Null while no row is selected, or before the first answer. */
  readonly forms: Forms | null;
  /** Whether the forms belong to an earlier selection. */
  readonly isOld: boolean;
  readonly marked: MarkedGroup;
  /** Must be the same from render to render, and so must `onSetRow`. */
  readonly onPressRow: (row: number, extended: boolean) => void;
  readonly onSetRow: (row: number, value: RowValue) => void;
  readonly onSwap: () => void;
  readonly onToggleHazards: () => void;
  readonly onChooseMinimum: (index: number) => void;
  readonly onCopy: (text: string) => void;
  /** Whether the map takes the room there is. */
  readonly fillsRoom?: boolean;
  /** The rows that are marked in the screen's other views, and what marks them here; see `KarnaughMapProps`. */
  readonly lit?: Pick<KarnaughMapProps, "litRows" | "onPointRow" | "onFocusRow">;
  readonly paint: Paint;
  readonly around?: Pick<KarnaughMapProps, "tools" | "choices" | "beside">;
}

export function MapView(props: MapViewProps) {
  const {
    setup,
    names,
    forms,
    isOld,
    marked,
    onPressRow,
    onSetRow,
    onSwap,
    onToggleHazards,
    onChooseMinimum,
    onCopy,
    fillsRoom = false,
    lit = {},
    paint,
    around = {},
  } = props;
  const { inputs, rows, dontCares, isSwapped } = setup;
  const values = useMemo(() => cellValues(inputs, rows, dontCares), [inputs, rows, dontCares]);
  const edit = useMemo(
    () => ({ onPress: (row: number) => onPressRow(row, false), onSet: onSetRow }),
    [onPressRow, onSetRow],
  );
  // A form of other variables cannot be drawn on this map, and a form of the other kind would cover the wrong cells.
  // So no form is drawn until the next answer.
  const answered = forms?.selection.names === names && forms.selection.form === setup.form ? forms : null;
  const shown = answered?.shown ?? null;
  const minimal = shown?.minimal ?? null;
  const request = useMemo(() => answered && rowsRequest(answered.selection), [answered]);
  const [free, hazardFree] = useHazardFreeMap(setup.withoutHazards ? minimal : null, request, isOld);
  return (
    <KarnaughMap
      names={names}
      output={outputName(names, setup.output)}
      values={values}
      kind={setup.form}
      form={free ?? minimal}
      proof={!free && minimal && (answered?.isFinal || minimal.proven) ? minimal : null}
      primes={shown?.primes ?? null}
      minima={
        answered && shown && shown.minima.length > 1 && !free
          ? {
              shown: answered.minimum,
              listed: shown.minima.length,
              count: shown.minimaCount,
              onShow: onChooseMinimum,
            }
          : null
      }
      isOld={isOld}
      swapped={isSwapped}
      onSwap={onSwap}
      marked={marked}
      isFormBeside
      fillsRoom={fillsRoom}
      {...lit}
      edit={edit}
      paint={paint}
      onCopy={onCopy}
      hazardFree={hazardFree}
      {...around}
      choices={[
        ...(around.choices ?? []),
        [{ label: withoutHazards, isOn: setup.withoutHazards, closes: true, run: onToggleHazards }],
      ]}
    />
  );
}
