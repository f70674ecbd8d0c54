// The settings menu: colour scheme, consent to statistics where they are configured, keyboard shortcuts (not on touch
// devices).

import { useMantineColorScheme } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconDotsVertical, IconKeyboard, IconSettings } from "@tabler/icons-react";
import { IconMenu } from "#components/icon-menu.tsx";
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
  const isTouched = useMediaQuery("(hover: none) and (pointer: coarse)", undefined, {
    getInitialValueInEffect: false,
  });
  const appearance = {
    label: own.appearance,
    choices: schemes.map(({ scheme, label }) => ({
      label,
      isOn: scheme === colorScheme,
      run: () => setColorScheme(scheme),
    })),
  };
  const statistics = {
    label: own.statistics,
    isOn: consent === "given",
    run: () => decideConsent(consent === "given" ? "refused" : "given"),
  };
  const shortcuts = { label: own.shortcuts, icon: IconKeyboard, run: onShortcuts };
  const others = [
    ...(analyticsIsConfigured ? [statistics] : []),
    ...(isPhone || isTouched ? [] : [shortcuts]),
  ];
  return (
    <IconMenu
      icon={isPhone ? IconDotsVertical : IconSettings}
      label={own.settings}
      groups={[appearance, ...(others.length > 0 ? [others] : [])]}
    />
  );
}
