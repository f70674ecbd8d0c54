// One line of a derivation that a visitor writes: its number with a mark, its field with the verdict on it, and the button that
// removes it. Backspace in an empty field removes the line; several lines that are pasted fill several fields.

import { IconTrash } from "@tabler/icons-react";
import type { ReactNode, RefObject } from "react";
import { isBlank } from "#contract/input.ts";
import { IconButton } from "#components/icon-button.tsx";
import { lineListTexts as words } from "#messages/expression.ts";
import type { LineMark } from "./core/line-list.ts";
import { Mark } from "./line-mark.tsx";
import classes from "./line-list.module.css";
import type { LineList } from "./use-line-list.ts";

interface LineRowProps {
  readonly list: LineList;
  readonly at: number;
  /** Null while there is no verdict on the present text. */
  readonly mark: LineMark | null;
  /** The line's text field, which is among the children. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly children: ReactNode;
}

export function LineRow({ list, at, mark, field, children }: LineRowProps) {
  const text = list.lines[at] ?? "";
  const isOnly = list.lines.length === 1;
  return (
    <li className={classes.line}>
      <span className={classes.number}>
        {at + 1}
        {mark && <Mark of={mark} />}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the field inside receives the key */}
      <div
        className={classes.field}
        onKeyDown={({ key, target, nativeEvent }) => {
          if (key !== "Backspace" || text !== "" || target !== field.current || nativeEvent.isComposing)
            return;
          if (isOnly) return;
          nativeEvent.preventDefault();
          list.remove(at);
        }}
        onPasteCapture={(event) => {
          if (!list.paste(at, event.clipboardData.getData("text"))) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        {children}
      </div>
      <IconButton
        type="button"
        icon={IconTrash}
        label={words.remove(at + 1)}
        className={`${classes.remove} no-print`}
        disabled={isOnly && isBlank(text)}
        onClick={() => list.remove(at)}
      />
    </li>
  );
}
