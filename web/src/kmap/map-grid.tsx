// One sub-map: its drawing, and over it a table of the same measures for presses, keys and screen readers.

import { memo, type CSSProperties, type KeyboardEvent } from "react";
import type { CellValue } from "#table/core/cell-keys.ts";
import { drawMap } from "./core/map-drawing.ts";
import { cellSize, largestCell, sizeOf } from "./core/map-size.ts";
import { valueOf, type Drawn } from "./core/paints.ts";
import type { DrawnGroup } from "./core/shown-groups.ts";
import { mapCaption, spokenCell, spokenCorner, spokenLine } from "./core/spoken-cell.ts";
import classes from "./map-grid.module.css";
import { Picture } from "./picture.tsx";

/** The properties that the cells of all sub-maps share. */
export interface CellEvents {
  /** The row whose cell is the tab stop. */
  readonly current: number;
  readonly isReadOnly: boolean;
  readonly onFocus: (row: number) => void;
  readonly onPress: (row: number) => void;
  readonly onKeyDown: (event: KeyboardEvent, row: number) => void;
}

interface MapGridProps extends CellEvents {
  /** The drawing's data; its `groups` are the groups that are drawn. */
  readonly drawn: Drawn;
  /** All groups, including those that are not drawn while one group is shown alone. */
  readonly groups: readonly DrawnGroup[];
  /** Index of the sub-map. */
  readonly at: number;
  /** Whether it grows with the room there is. */
  readonly fillsRoom: boolean;
  /** The rows whose cells are marked. */
  readonly litRows?: ReadonlySet<number> | undefined;
  /** Called with null when the mouse leaves the cells. */
  readonly onPointRow?: ((row: number | null) => void) | undefined;
}

export function MapGrid(props: MapGridProps) {
  const { drawn, groups, at, fillsRoom, litRows, onPointRow, current, isReadOnly, ...events } = props;
  const { layout, names } = drawn;
  const map = layout.maps[at];
  const { width, height, left, top, right, bottom } = sizeOf(layout);
  if (!map) return null;
  // Shares of the drawing's width, so that the table has the drawing's measures at every size.
  const share = (length: number) => `${(100 * length) / width}cqw`;
  return (
    <div className={`${classes.map} whole-on-paper`} style={boxOf(width, fillsRoom)}>
      <svg className={classes.drawing} viewBox={`0 0 ${width} ${height}`} data-drawing aria-hidden>
        <Picture elements={drawMap(drawn, at)} />
      </svg>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrows move between its cells
        role="grid"
        aria-readonly={isReadOnly}
        className={classes.table}
        style={{ width: share(right), height: share(bottom) }}
      >
        <caption className="spoken">{mapCaption(layout, map, names)}</caption>
        <thead>
          <tr>
            <th scope="col" style={{ width: share(left), height: share(top) }}>
              <span className="spoken">{spokenCorner(layout, names)}</span>
            </th>
            {layout.columns.lines.map((line) => (
              <th key={line.label} scope="col">
                <span className="spoken">{spokenLine(layout.columns, line, names)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {map.cells.map((cells, row) => {
            const line = layout.rows.lines[row];
            return (
              <tr key={row} style={{ height: share(cellSize) }}>
                <th scope="row">
                  <span className="spoken">{line && spokenLine(layout.rows, line, names)}</span>
                </th>
                {cells.map((number) => {
                  const value = valueOf(drawn, number) ?? 0;
                  return (
                    <MapCell
                      key={number}
                      row={number}
                      value={value}
                      label={spokenCell(names, number, value, groups)}
                      isCurrent={number === current}
                      isLit={litRows?.has(number) ?? false}
                      isReadOnly={isReadOnly}
                      onPoint={onPointRow}
                      {...events}
                    />
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/**
 * The width of a sub-map, from which both the drawing and the table over it have their measures. One that fills the room grows
 * until its cells have their largest size.
 */
function boxOf(width: number, fillsRoom: boolean): CSSProperties {
  return fillsRoom ? { flex: `1 1 ${width}px`, maxWidth: (width * largestCell) / cellSize } : { width };
}

interface MapCellProps extends Omit<CellEvents, "current"> {
  readonly row: number;
  readonly value: CellValue;
  readonly label: string;
  readonly isCurrent: boolean;
  readonly isLit: boolean;
  readonly onPoint: ((row: number | null) => void) | undefined;
}

/** Memoised: a press must not draw every cell again. */
const MapCell = memo(function MapCell(props: MapCellProps) {
  const { row, value, label, isCurrent, isLit, isReadOnly, onFocus, onPress, onKeyDown, onPoint } = props;
  return (
    <td
      className={classes.cell}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={label}
      data-cell={row}
      data-value={value}
      data-lit={isLit || undefined}
      data-pressable={!isReadOnly || undefined}
      onFocus={() => onFocus(row)}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && onPoint?.(row)}
      onPointerLeave={() => onPoint?.(null)}
      onClick={() => onPress(row)}
      onKeyDown={(event) => onKeyDown(event, row)}
    />
  );
});
