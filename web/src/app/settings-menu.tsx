// The settings menu: colour scheme, consent to statistics where they are configured, keyboard shortcuts (not where
// fingers type).

import { isMantineColorScheme, Menu, useMantineColorScheme } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconDotsVertical, IconKeyboard, IconSettings } from "@tabler/icons-react";
import { IconButton } from "#components/icon-button.tsx";
import { analyticsIsConfigured } from "#lib/analytics/analytics.ts";
import { decideConsent } from "#lib/analytics/consent.ts";
import { own } from "#messages/own.ts";
import { useConsent } from "./use-consent.ts";

export function SettingsMenu({ onShortcuts }: { readonly onShortcuts: () => void }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const consent = useConsent();
  const isPhone = useMediaQuery("(max-width: 37.49em)", undefined, { getInitialValueInEffect: false });
  const isTouched = useMediaQuery("(hover: none) and (pointer: coarse)", undefined, {
    getInitialValueInEffect: false,
  });
  const hasKeyboard = !isPhone && !isTouched;
  return (
    <Menu width={240} transitionProps={{ duration: 120 }}>
      <Menu.Target>
        <IconButton icon={isPhone ? IconDotsVertical : IconSettings} label={own.settings} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{own.appearance}</Menu.Label>
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(chosen) => {
            if (isMantineColorScheme(chosen)) setColorScheme(chosen);
          }}
        >
          <Menu.RadioItem value="auto">{own.appearanceSystem}</Menu.RadioItem>
          <Menu.RadioItem value="light">{own.appearanceLight}</Menu.RadioItem>
          <Menu.RadioItem value="dark">{own.appearanceDark}</Menu.RadioItem>
        </Menu.RadioGroup>
        {(analyticsIsConfigured || hasKeyboard) && <Menu.Divider />}
        {analyticsIsConfigured && (
          <Menu.CheckboxItem
            checked={consent === "given"}
            onChange={(checked) => decideConsent(checked ? "given" : "refused")}
          >
            {own.statistics}
          </Menu.CheckboxItem>
        )}
        {hasKeyboard && (
          <Menu.Item leftSection={<IconKeyboard size={18} stroke={1.75} aria-hidden />} onClick={onShortcuts}>
            {own.shortcuts}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
