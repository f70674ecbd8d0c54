// An open menu of the library, next to a button that the library did not draw.

import { Menu } from "@mantine/core";
import "@mantine/core/styles/Popover.css";
import "@mantine/core/styles/Menu.css";
import { IconExternalLink } from "@tabler/icons-react";
import { Fragment, useLayoutEffect, type Ref, type RefObject } from "react";
import { shellTexts } from "#messages/shell.ts";
import type { MenuEntry, MenuGroup, MenuLink, OpenMenu, TitledEntries } from "./menu-group.ts";
import classes from "./menu-list.module.css";

interface MenuListProps extends OpenMenu {
  readonly groups: readonly MenuGroup[];
}

export function MenuList({ id, button, groups, onClose }: MenuListProps) {
  return (
    <Menu
      opened
      id={id}
      classNames={classes}
      position="bottom-end"
      // On the side with more room, and never longer than that.
      preventPositionChangeWhenVisible={false}
      middlewares={{ size: { padding: 8 } }}
      transitionProps={{ duration: 0 }}
      // The placeholder would be an element without a role inside a menu; the first item takes the focus without it.
      withInitialFocusPlaceholder={false}
      onChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Menu.Target>
        <At button={button} />
      </Menu.Target>
      <Menu.Dropdown>
        {groups.map((group, at) => (
          <Fragment key={at}>
            {at > 0 && <Menu.Divider />}
            <Group group={group} button={button} />
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

interface GroupProps<Of> extends Pick<OpenMenu, "button"> {
  readonly group: Of;
}

function Group({ group, button }: GroupProps<MenuGroup>) {
  if ("choices" in group) return <Choices group={group} />;
  if ("note" in group && group.items === undefined) return <Menu.Label>{group.note}</Menu.Label>;
  return <Entries group={group} button={button} />;
}

interface AtProps {
  /** Set by the library. */
  readonly ref?: Ref<HTMLButtonElement>;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** Tells the library at which element to open the menu; draws nothing. */
function At({ ref, button }: AtProps) {
  useLayoutEffect(() => {
    if (typeof ref !== "function") return;
    ref(button.current);
    return () => void ref(null);
  }, [ref, button]);
  return null;
}

function Choices({
  group: { label, choices, closes = false },
}: {
  readonly group: Extract<MenuGroup, { label: string }>;
}) {
  const chosen = choices.find(({ isOn }) => isOn);
  return (
    <>
      <Menu.Label>{label}</Menu.Label>
      <Menu.RadioGroup
        value={chosen?.label ?? null}
        onChange={(value) => choices.find((choice) => choice.label === value)?.run()}
      >
        {choices.map((choice) => (
          <Menu.RadioItem key={choice.label} value={choice.label} closeMenuOnClick={closes}>
            {choice.label}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}

function Entries({ group, button }: GroupProps<readonly (MenuEntry | MenuLink)[] | TitledEntries>) {
  const entryOf = (entry: MenuEntry) => <Entry key={entry.label} entry={entry} button={button} />;
  if (!("items" in group)) return group.map((entry) => ("href" in entry ? linkOf(entry) : entryOf(entry)));
  const { title, note, items } = group;
  return (
    <>
      <div className={classes.title}>
        {title}
        {note && <span className={classes.note}>{note}</span>}
      </div>
      <Menu.Divider />
      {items.map(entryOf)}
    </>
  );
}

function linkOf({ label, href }: MenuLink) {
  return (
    <Menu.Item
      key={label}
      component="a"
      href={href}
      target="_blank"
      rel="noreferrer"
      rightSection={<IconExternalLink size={16} stroke={1.75} aria-hidden />}
    >
      {label}
      <span className="spoken">, {shellTexts.opensNewTab}</span>
    </Menu.Item>
  );
}

interface EntryProps extends Pick<OpenMenu, "button"> {
  readonly entry: MenuEntry;
}

function Entry({ entry: { label, icon: Glyph, keys, isOn, closes = false, run }, button }: EntryProps) {
  if (isOn !== undefined)
    return (
      <Menu.CheckboxItem checked={isOn} closeMenuOnClick={closes} onChange={run}>
        {label}
      </Menu.CheckboxItem>
    );
  return (
    <Menu.Item
      leftSection={Glyph && <Glyph size={18} stroke={1.75} aria-hidden />}
      rightSection={
        keys && (
          <kbd className={classes.keys} aria-hidden>
            {keys}
          </kbd>
        )
      }
      aria-keyshortcuts={keys}
      onClick={() => {
        // The entry goes with the menu: a dialog that it opens gives the focus back to the button.
        button.current?.focus({ preventScroll: true });
        run();
      }}
    >
      {label}
    </Menu.Item>
  );
}
