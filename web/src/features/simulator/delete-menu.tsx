// The menu after a right click or a long press, at the point of the pointer.

import { IconBoxMultiple, IconTrash } from "@tabler/icons-react";
import { useId, useRef } from "react";
import type { Editor } from "#circuit/core/editor/editor.ts";
import { withId, type PartId } from "#circuit/core/model/circuit.ts";
import { MenuOfGroups, MenuPlace } from "#components/menu-button.tsx";
import { circuitBoxes, simulator } from "#messages/simulator.ts";
import { specifiedSimulator } from "#messages/specified.ts";
import { useBoard, useDispatch, useSession } from "./board-context.ts";
import classes from "./canvas.module.css";

/** The id of the box that is selected alone. */
function selectedBox({ selection, history }: Editor): PartId | undefined {
  const [id] = selection.parts;
  const isAlone = selection.parts.size === 1 && id !== undefined;
  return isAlone && withId(history.present.parts, id)?.kind === "box" ? id : undefined;
}

export function DeleteMenu() {
  const menu = useBoard((editor) => editor.menu);
  const box = useBoard(selectedBox);
  const several = useBoard(({ selection }) => selection.parts.size > 1);
  const dispatch = useDispatch();
  const { canvas } = useSession();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  if (!menu) return null;
  const close = () => {
    dispatch({ type: "menuClosed" });
    canvas()?.focus({ preventScroll: true });
  };
  return (
    // If the menu cannot be fetched, the sentence about it stands here too.
    <div className={classes.menuAt} style={{ left: menu.at.x, top: menu.at.y }}>
      <button
        ref={button}
        id={`${id}-target`}
        type="button"
        tabIndex={-1}
        aria-hidden
        aria-label={simulator.menu}
        className={classes.menuTarget}
      />
      <MenuPlace value={{ id, button, onClose: close }}>
        <MenuOfGroups
          groups={[
            [
              ...(box === undefined
                ? []
                : [{ label: circuitBoxes.openBox, run: () => dispatch({ type: "boxOpened", id: box }) }]),
              ...(several
                ? [
                    {
                      label: circuitBoxes.make,
                      icon: IconBoxMultiple,
                      keys: circuitBoxes.makeKey,
                      run: () => dispatch({ type: "boxMade" }),
                    },
                  ]
                : []),
              {
                label: specifiedSimulator.delete,
                icon: IconTrash,
                keys: simulator.deleteKey,
                run: () => dispatch({ type: "selectionDeleted" }),
              },
            ],
          ]}
        />
      </MenuPlace>
    </div>
  );
}
