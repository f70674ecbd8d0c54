// The settings menu: colour scheme, consent to statistics where they are configured, keyboard shortcuts.

import { useMantineColorScheme } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconDotsVertical, IconKeyboard, IconSettings } from "@tabler/icons-react";
import { MenuCheckbox, MenuGroup, MenuItem, MenuLine, MenuRadio } from "#components/menu-items.tsx";
import { Menu } from "#components/menu.tsx";
import { analyticsIsConfigured } from "#lib/analytics/analytics.ts";
import { decideConsent } from "#lib/analytics/consent.ts";
import { own } from "#messages/own.ts";
import { useConsent } from "./use-consent.ts";

const schemes = [
  { scheme: "auto", label: own.appearanceSystem },
  { scheme: "light", label: own.appearanceLight },
  { scheme: "dark", label: own.appearanceDark },
] as const;

export function SettingsMenu({ onShortcuts }: { readonly onShortcuts: () => void }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const consent = useConsent();
  const isPhone = useMediaQuery("(max-width: 37.49em)", undefined, { getInitialValueInEffect: false });
  return (
    <Menu icon={isPhone ? IconDotsVertical : IconSettings} label={own.settings}>
      <MenuGroup label={own.appearance}>
        {schemes.map(({ scheme, label }) => (
          <MenuRadio key={scheme} isOn={scheme === colorScheme} onChoose={() => setColorScheme(scheme)}>
            {label}
          </MenuRadio>
        ))}
      </MenuGroup>
      <MenuLine />
      {analyticsIsConfigured && (
        <MenuCheckbox
          isOn={consent === "given"}
          onChoose={() => decideConsent(consent === "given" ? "refused" : "given")}
        >
          {own.statistics}
        </MenuCheckbox>
      )}
      <MenuItem icon={<IconKeyboard size={18} stroke={1.75} aria-hidden />} onClick={onShortcuts}>
        {own.shortcuts}
      </MenuItem>
    </Menu>
  );
}
