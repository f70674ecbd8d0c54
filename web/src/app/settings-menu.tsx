// The settings menu: colour scheme, consent to statistics where they are configured, keyboard shortcuts (not on touch
// devices).

import { useMantineColorScheme } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconDotsVertical, IconKeyboard, IconSettings } from "@tabler/icons-react";
import { IconMenu } from "#components/icon-menu.tsx";
import { analyticsIsConfigured } from "#lib/analytics/analytics.ts";
import { decideConsent } from "#lib/analytics/consent.ts";
import { shellTexts } from "#messages/shell.ts";
import { useConsent } from "./use-consent.ts";

const schemes = [
  { scheme: "auto", label: shellTexts.appearanceSystem },
  { scheme: "light", label: shellTexts.appearanceLight },
  { scheme: "dark", label: shellTexts.appearanceDark },
] as const;

export function SettingsMenu({ onShortcuts }: { readonly onShortcuts: () => void }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const consent = useConsent();
  const isPhone = useMediaQuery("(max-width: 37.49em)", undefined, { getInitialValueInEffect: false });
  const isTouched = useMediaQuery("(hover: none) and (pointer: coarse)", undefined, {
    getInitialValueInEffect: false,
  });
  const appearance = {
    label: shellTexts.appearance,
    choices: schemes.map(({ scheme, label }) => ({
      label,
      isOn: scheme === colorScheme,
      run: () => setColorScheme(scheme),
    })),
  };
  const statistics = {
    label: shellTexts.statistics,
    isOn: consent === "given",
    run: () => decideConsent(consent === "given" ? "refused" : "given"),
  };
  const shortcuts = { label: shellTexts.shortcuts, icon: IconKeyboard, run: onShortcuts };
  const others = [
    ...(analyticsIsConfigured ? [statistics] : []),
    ...(isPhone || isTouched ? [] : [shortcuts]),
  ];
  return (
    <IconMenu
      icon={isPhone ? IconDotsVertical : IconSettings}
      label={shellTexts.settings}
      groups={[appearance, ...(others.length > 0 ? [others] : [])]}
    />
  );
}
