// The button Show Steps: opens the panel with the derivation for premium users; for others it explains Premium.

import { Button } from "@mantine/core";
import { IconListNumbers } from "@tabler/icons-react";
import { useCallback, useEffect, useState, type ReactNode } from "react";
import { PremiumDialog } from "#account/premium-dialog.tsx";
import { PremiumStar } from "#account/premium-star.tsx";
import { useEntitlement } from "#account/entitlement.ts";
import { LazyView } from "#components/lazy-view.tsx";
import { SidePanel, useSidePanel } from "#components/side-panel.tsx";
import { countEvent } from "#lib/analytics/analytics.ts";
import { specifiedSteps } from "#messages/specified.ts";
import { steps } from "#messages/steps.ts";
import type { Derived } from "./core/derived.ts";
import { panels } from "./lazy-panels.ts";
import classes from "./steps-button.module.css";

const panelId = "steps";
interface StepsProps {
  readonly derived: Derived;
  /** Whether the input was edited after the answer. */
  readonly isOld: boolean;
  /** Must be the same from render to render. */
  readonly onCopy: (text: string) => void;
}

/** The button's props, and the panel or dialog that it opens, to be drawn elsewhere. */
export function useSteps({ derived, isOld, onCopy }: StepsProps) {
  const { isPremium, isKnown } = useEntitlement();
  const panel = useSidePanel();
  const [isWanted, setWanted] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const isOpen = panel.openId === panelId;
  const { leave } = panel;
  // The panel closes with its answer.
  useEffect(() => () => leave(panelId), [leave]);
  const refuse = useCallback(() => setRefused(true), []);
  const press = () => {
    if (isOpen) return panel.close();
    // While it is not known whether the visitor is premium, the panel opens, waits, and counts the press later.
    if (isKnown) countEvent("premium_access", { feature: "steps", allowed: isPremium });
    if (isKnown && !isPremium) return refuse();
    setWanted(true);
    panel.open(panelId);
  };
  const button = { isOpen, hasStar: !isPremium, onPress: press };
  const opened = (
    <>
      {isWanted && (
        <LazyView of={panels} frame={inPanel}>
          {({ StepsPanel }) => (
            <StepsPanel id={panelId} derived={derived} isOld={isOld} onCopy={onCopy} onRefused={refuse} />
          )}
        </LazyView>
      )}
      {isRefused && <PremiumDialog onClose={() => setRefused(false)}>{steps.premium}</PremiumDialog>}
    </>
  );
  return { button, opened };
}

function inPanel(content: ReactNode) {
  return (
    <SidePanel id={panelId} title={steps.title}>
      {content}
    </SidePanel>
  );
}

interface StepsButtonProps {
  readonly isOpen: boolean;
  readonly hasStar: boolean;
  /** Whether the button is as wide as the card, below the Result. */
  readonly isWide?: boolean;
  readonly onPress: () => void;
}

export function StepsButton({ isOpen, hasStar, isWide = false, onPress }: StepsButtonProps) {
  return (
    <Button
      variant={isOpen ? "default" : "filled"}
      className={`${classes.button} no-print`}
      data-wide={isWide || undefined}
      aria-expanded={isOpen}
      leftSection={<IconListNumbers size={20} stroke={1.75} aria-hidden />}
      onClick={onPress}
    >
      {specifiedSteps.showSteps}
      {hasStar && <PremiumStar />}
    </Button>
  );
}
