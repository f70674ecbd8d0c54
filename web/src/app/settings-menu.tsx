// The button of the settings.

import { useMediaQuery } from "@mantine/hooks";
import { IconDotsVertical, IconSettings } from "@tabler/icons-react";
import { IconMenu } from "#components/icon-menu.tsx";
import { shellTexts } from "#messages/shell.ts";
import { SettingsList } from "./settings-list.tsx";

export function SettingsMenu({ onShortcuts }: { readonly onShortcuts: () => void }) {
  const isPhone = useMediaQuery("(max-width: 37.49em)", undefined, { getInitialValueInEffect: false });
  return (
    <IconMenu
      icon={isPhone ? IconDotsVertical : IconSettings}
      label={shellTexts.settings}
      menu={<SettingsList onShortcuts={onShortcuts} />}
    />
  );
}
