// The settings: colour scheme, whether the minimum is shown while typing, consent to statistics where they are configured, keyboard shortcuts (not on touch
// devices), the operator's notices, the licences of what the page is made of, and what is kept for use without a network.

import { useMantineColorScheme } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { IconKeyboard } from "@tabler/icons-react";
import { MenuOfGroups } from "#components/menu-button.tsx";
import type { MenuGroup } from "#components/menu-group.ts";
import { notices } from "#config/seller.ts";
import { setShowsMinimum, useShowsMinimum } from "#answer/minimum/shows-minimum.ts";
import { analyticsIsConfigured } from "#lib/analytics/analytics.ts";
import { decideConsent } from "#lib/analytics/consent.ts";
import type { Kept } from "#lib/offline/core/messages.ts";
import { askKept } from "#lib/offline/registration.ts";
import { noticeTexts, settingsTexts, shellTexts } from "#messages/shell.ts";
import { useConsent } from "./use-consent.ts";

const schemes = [
  { scheme: "auto", label: settingsTexts.appearanceSystem },
  { scheme: "light", label: settingsTexts.appearanceLight },
  { scheme: "dark", label: settingsTexts.appearanceDark },
] as const;

const pages = [
  { label: noticeTexts.privacy, href: notices.privacy },
  { label: noticeTexts.terms, href: notices.terms },
  { label: noticeTexts.refunds, href: notices.refunds },
  { label: settingsTexts.licences, href: "/licenses.txt" },
].flatMap(({ label, href }) => (href === undefined ? [] : [{ label, href }]));

interface SettingsListProps {
  readonly onShortcuts: () => void;
}

export function SettingsList({ onShortcuts }: SettingsListProps) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const kept = useKept();
  const consent = useConsent();
  const showsMinimum = useShowsMinimum();
  const isSmall = useMediaQuery("(max-width: 37.49em)", undefined, { getInitialValueInEffect: false });
  const isTouched = useMediaQuery("(hover: none) and (pointer: coarse)", undefined, {
    getInitialValueInEffect: false,
  });
  const appearance = {
    label: settingsTexts.appearance,
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
  const minimum = {
    label: settingsTexts.minimum,
    isOn: showsMinimum,
    run: () => setShowsMinimum(!showsMinimum),
  };
  const others = [
    minimum,
    ...(analyticsIsConfigured ? [statistics] : []),
    ...(isSmall || isTouched ? [] : [shortcuts]),
  ];
  const groups: readonly MenuGroup[] = [
    appearance,
    others,
    pages,
    ...(kept ? [{ note: settingsTexts.kept(kept.tools, kept.lessons, kept.bytes) }] : []),
  ];
  return <MenuOfGroups groups={groups} />;
}

/** Null until the answer is there, and where nothing is kept. */
function useKept(): Kept | null {
  const [kept, setKept] = useState<Kept | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void askKept().then((answer) => isCurrent && setKept(answer));
    return () => {
      isCurrent = false;
    };
  }, []);
  return kept;
}
