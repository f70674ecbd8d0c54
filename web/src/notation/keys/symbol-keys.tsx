// The keys that replace the system's keyboard on touch, at the lower edge of the window. A page has one bar; it is
// bound to the field that has the focus and folds away when no such field has it.

import {
  IconArrowLeft,
  IconArrowRight,
  IconBackspace,
  IconCornerDownLeft,
  IconKeyboardHide,
  IconSpace,
} from "@tabler/icons-react";
import { useEffect, useRef, type RefObject } from "react";
import { createPortal } from "react-dom";
import { keyTexts } from "#messages/expression.ts";
import { keyVariables } from "../core/key-variables.ts";
import { Key, type KeyProps } from "./symbol-key.tsx";
import { chooseKeys, useTouchKeys, type KeysKind } from "./symbol-keys-choice.ts";
import { erase, insert, move, submit } from "./symbol-keys-edit.ts";
import classes from "./symbol-keys.module.css";
import { useBarHeight, useRoomForBar } from "../fields/use-bar-height.ts";
import { useFieldInFocus, useFieldText } from "../fields/use-field-in-focus.ts";

interface SymbolKeysProps {
  /** Other texts of the page whose variables get keys too. */
  readonly others?: readonly string[];
}

export function SymbolKeys({ others = [] }: SymbolKeysProps) {
  const keys = useTouchKeys();
  const field = useFieldInFocus();
  useRoomForBar();
  if (keys === "none" || !field) return null;
  return createPortal(<Bar field={field} isOwn={keys === "own"} others={others} />, document.body);
}

interface BarProps extends Required<SymbolKeysProps> {
  readonly field: HTMLInputElement;
  /** False while the system's keyboard is open too: then the bar has only the keys that this keyboard lacks. */
  readonly isOwn: boolean;
}

function Bar({ field, isOwn, others }: BarProps) {
  const bar = useRef<HTMLElement>(null);
  const { text, kind } = useFieldText(field);
  useBarHeight(bar, field);
  useFocusStays(bar);
  const typed = (sign: string): KeyProps => ({
    label: nameOf(sign),
    onPress: () => insert(field, sign),
    children: sign,
  });
  return (
    <section
      ref={bar}
      className={`${classes.bar} no-print`}
      data-kind={kind}
      data-own={isOwn || undefined}
      aria-label={keyTexts.symbolKeys}
    >
      {isOwn && kind === "boolean" && (
        <div className={classes.variables}>
          {[...keyVariables([text, ...others].join(" ")), "0", "1"].map((name) => (
            <Key key={name} {...typed(name)} waits />
          ))}
        </div>
      )}
      {(isOwn || kind === "boolean") && signs[kind].map((sign) => <Key key={sign} {...typed(sign)} />)}
      {kind === "mint" && isOwn && (
        <Key label={keyTexts.keySpace} onPress={() => insert(field, " ")} area="space">
          <IconSpace {...icon} />
        </Key>
      )}
      {(isOwn || kind === "mint") && (
        <>
          <Key key="left" label={keyTexts.keyLeft} onPress={() => move(field, -1)} area="left" repeats>
            <IconArrowLeft {...icon} />
          </Key>
          <Key key="right" label={keyTexts.keyRight} onPress={() => move(field, 1)} area="right" repeats>
            <IconArrowRight {...icon} />
          </Key>
        </>
      )}
      {isOwn && (
        <>
          <Key key="erase" label={keyTexts.keyErase} onPress={() => erase(field)} area="erase" repeats>
            <IconBackspace {...icon} />
          </Key>
          <Key label={keyTexts.keySystem} onPress={() => change(field, "system")} area="other" waits>
            abc
          </Key>
          <Key label={keyTexts.keyEnter} onPress={() => submit(field)} area="enter" waits>
            <IconCornerDownLeft {...icon} />
          </Key>
        </>
      )}
      {!isOwn && (
        <Key label={keyTexts.keyOwn} onPress={() => change(field, "own")} area="other" waits>
          <IconKeyboardHide {...icon} />
        </Key>
      )}
    </section>
  );
}

const signs: Readonly<Record<KeysKind, readonly string[]>> = {
  boolean: ["'", ".", "+", "^", "(", ")"],
  mint: ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"],
};

const icon = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

function nameOf(sign: string): string {
  const name = keyTexts.symbolKey.get(sign);
  return name === undefined ? sign : `${sign} ${name}`;
}

/** A press on a key or between keys leaves the focus in the field; a long press opens no menu. */
function useFocusStays(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const node = bar.current;
    if (!node) return;
    const prevent = (event: Event) => event.preventDefault();
    const presses = ["pointerdown", "mousedown", "contextmenu"] as const;
    for (const press of presses) node.addEventListener(press, prevent);
    return () => {
      for (const press of presses) node.removeEventListener(press, prevent);
    };
  }, [bar]);
}

/**
 * The system's keyboard opens and closes only when the focus changes, so the field loses the focus and gets it back.
 */
function change(field: HTMLInputElement, keys: "own" | "system"): void {
  chooseKeys(keys);
  field.inputMode = keys === "own" ? "none" : "text";
  field.blur();
  field.focus();
}
