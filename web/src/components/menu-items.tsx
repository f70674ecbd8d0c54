// What stands in a menu: actions, choices of which one or each can be on, and the words and lines between them.

import { UnstyledButton } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { createContext, useContext, useId, type ReactNode } from "react";
import classes from "./menu.module.css";

/** Closes the menu around an item and gives the focus back to its button. */
export const MenuContext = createContext<() => void>(() => undefined);

interface MenuItemProps {
  /** An icon before the label. */
  readonly icon?: ReactNode;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Closes the menu, then acts, so that what the action opens may take the focus. */
export function MenuItem({ icon, onClick, children }: MenuItemProps) {
  const close = useContext(MenuContext);
  return (
    <UnstyledButton
      role="menuitem"
      tabIndex={-1}
      className={classes.item}
      onClick={() => {
        close();
        onClick();
      }}
    >
      {icon}
      {children}
    </UnstyledButton>
  );
}

interface MenuChoiceProps {
  readonly isOn: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** One of several of which one is on; the menu stays open to show the effect. */
export function MenuRadio(props: MenuChoiceProps) {
  return <Choice kind="radio" {...props} />;
}

/** On or off by itself. */
export function MenuCheckbox(props: MenuChoiceProps) {
  return <Choice kind="checkbox" {...props} />;
}

interface ChoiceProps extends MenuChoiceProps {
  readonly kind: "radio" | "checkbox";
}

function Choice({ kind, isOn, onChoose, children }: ChoiceProps) {
  return (
    <UnstyledButton
      role={`menuitem${kind}`}
      aria-checked={isOn}
      tabIndex={-1}
      className={classes.item}
      onClick={onChoose}
    >
      <span className={classes.mark}>{isOn && <IconCheck size={14} stroke={2.5} aria-hidden />}</span>
      {children}
    </UnstyledButton>
  );
}

/** Choices under a common label. */
export function MenuGroup({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset may not stand in a menu
    <div role="group" aria-labelledby={id}>
      <div id={id} className={classes.label}>
        {label}
      </div>
      {children}
    </div>
  );
}

export function MenuLine() {
  return <hr className={classes.line} />;
}
