// The rows as a Karnaugh map. Fetched on demand, because most visitors use the table.

import { useMemo } from "react";
import { cellValues } from "#kmap/core/cell-values.ts";
import { KarnaughMap, type KarnaughMapProps, useHazardFreeMap } from "#kmap/karnaugh-map.tsx";
import { withoutHazards } from "#messages/forms.ts";
import { rowsRequest } from "./core/shown-form.ts";
import { useFunction } from "./function-context.tsx";

/** `fillsRoom`: whether the map takes the room there is. */
type MapViewProps = Pick<KarnaughMapProps, "tools" | "choices" | "beside" | "fillsRoom">;

export function MapView({ choices = [], ...around }: MapViewProps) {
  const { setup, names, output, isEmpty, forms, isOld, marked, litRow, paint, ...of } = useFunction();
  const { pressRow, setRow, send } = of;
  const { inputs, rows, dontCares, isSwapped } = setup;
  const values = useMemo(() => cellValues(inputs, rows, dontCares), [inputs, rows, dontCares]);
  const edit = useMemo(
    () => ({ onPress: (row: number) => pressRow(row, false), onSet: setRow }),
    [pressRow, setRow],
  );
  // A form of other variables cannot be drawn on this map, and a form of the other kind would cover the wrong cells.
  // So no form is drawn until the next answer.
  const isAnswered = !isEmpty && forms?.selection.names === names && forms.selection.form === setup.form;
  const answered = isAnswered ? forms : null;
  const shown = answered?.shown ?? null;
  const minimal = shown?.minimal ?? null;
  const request = useMemo(() => answered && rowsRequest(answered.selection), [answered]);
  const [free, hazardFree] = useHazardFreeMap(setup.withoutHazards ? minimal : null, request, isOld);
  return (
    <KarnaughMap
      names={names}
      output={output}
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
              onShow: of.choose,
            }
          : null
      }
      isOld={isOld}
      swapped={isSwapped}
      onSwap={() => send({ type: "swapped" })}
      marked={marked}
      isFormBeside
      litRows={litRow.rows}
      onPointRow={litRow.onPoint}
      onFocusRow={litRow.onFocus}
      edit={edit}
      paint={paint}
      onCopy={of.onCopy}
      hazardFree={hazardFree}
      {...around}
      choices={[
        ...choices,
        [
          {
            label: withoutHazards,
            isOn: setup.withoutHazards,
            closes: true,
            run: () => send({ type: "hazardsToggled" }),
          },
        ],
      ]}
    />
  );
}
