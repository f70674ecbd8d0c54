// The button of the settings; their list is fetched with the menu.

import { useMediaQuery } from "@mantine/hooks";
import { IconDotsVertical, IconSettings } from "@tabler/icons-react";
import { IconMenu } from "#components/icon-menu.tsx";
import { menuList } from "#components/menu-button.tsx";
import { pagePart } from "#lib/page-part.ts";
import { shellTexts } from "#messages/shell.ts";

/** The menu that the list is drawn in is fetched at the same time. */
const list = pagePart(async () => {
  const [{ SettingsList }] = await Promise.all([import("./settings-list.tsx"), menuList.load()]);
  return SettingsList;
});

export function SettingsMenu({ onShortcuts }: { readonly onShortcuts: () => void }) {
  const isPhone = useMediaQuery("(max-width: 37.49em)", undefined, { getInitialValueInEffect: false });
  return (
    <IconMenu
      icon={isPhone ? IconDotsVertical : IconSettings}
      label={shellTexts.settings}
      menu={{ part: list, props: { onShortcuts } }}
    />
  );
}
