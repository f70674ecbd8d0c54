// The menu after a right click or a long press, at the point of the pointer.

import { IconTrash } from "@tabler/icons-react";
import { useId, useRef } from "react";
import { LazyPart } from "#components/lazy-part.tsx";
import { pagePart } from "#lib/page-part.ts";
import { simulator } from "#messages/simulator.ts";
import { specifiedSimulator } from "#messages/specified-simulator.ts";
import { useBoard, useDispatch, useSession } from "./board-context.ts";
import classes from "./canvas.module.css";

const menuList = pagePart(async () => (await import("#components/menu-list.tsx")).MenuList);

export function DeleteMenu() {
  const menu = useBoard((editor) => editor.menu);
  const dispatch = useDispatch();
  const { canvas } = useSession();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  if (!menu) return null;
  return (
    <>
      <button
        ref={button}
        id={`${id}-target`}
        type="button"
        tabIndex={-1}
        aria-hidden
        aria-label={simulator.menu}
        className={classes.menuAt}
        style={{ left: menu.at.x, top: menu.at.y }}
      />
      <LazyPart
        part={menuList}
        props={{
          id,
          button,
          groups: [
            [
              {
                label: specifiedSimulator.delete,
                icon: IconTrash,
                keys: simulator.deleteKey,
                run: () => dispatch({ type: "selectionDeleted" }),
              },
            ],
          ],
          onClose: () => {
            dispatch({ type: "menuClosed" });
            canvas()?.focus({ preventScroll: true });
          },
        }}
      />
    </>
  );
}
