// The button that asks why two columns are equal, and the panel that it opens. Only premium users see a comparison; if the package
// has ended meanwhile, a dialog explains Premium.

import { UnstyledButton } from "@mantine/core";
import { useCallback, useEffect, useState, type ReactNode } from "react";
import { PremiumDialog } from "#account/premium-dialog.tsx";
import { LazyView } from "#components/lazy-view.tsx";
import { SidePanel, useSidePanel } from "#components/side-panel.tsx";
import { countEvent } from "#lib/analytics/analytics.ts";
import { proofTexts as words } from "#messages/steps.ts";
import { panels } from "./lazy-panels.ts";
import classes from "./proof-button.module.css";

interface ProofButtonProps {
  /** A function of the table, by its name and its text. */
  readonly left: { readonly name: string; readonly text: string };
  readonly right: { readonly name: string; readonly text: string };
  /** Must be the same from render to render. */
  readonly onCopy: (text: string) => void;
}

export function ProofButton({ left, right, onCopy }: ProofButtonProps) {
  const id = `proof ${left.name} ${right.name}`;
  const panel = useSidePanel();
  const [isWanted, setWanted] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const isOpen = panel.openId === id;
  const { leave } = panel;
  // The panel closes with its table.
  useEffect(() => () => leave(id), [leave, id]);
  const refuse = useCallback(() => setRefused(true), []);
  const press = () => {
    if (isOpen) return panel.close();
    countEvent("premium_access", { feature: "steps", allowed: true });
    setWanted(true);
    panel.open(id);
  };
  const equation = { left: left.text, right: right.text };
  return (
    <>
      <UnstyledButton className={`${classes.button} no-print`} aria-expanded={isOpen} onClick={press}>
        {words.why(left.name, right.name)}
      </UnstyledButton>
      {isWanted && (
        <LazyView of={panels} frame={inPanel(id)}>
          {({ ProofPanel }) => (
            <ProofPanel
              id={id}
              title={words.title}
              equation={equation}
              lead={words.lead(left.name, right.name)}
              onCopy={onCopy}
              onRefused={refuse}
            />
          )}
        </LazyView>
      )}
      {isRefused && <PremiumDialog onClose={() => setRefused(false)}>{words.premium}</PremiumDialog>}
    </>
  );
}

const inPanel = (id: string) => (content: ReactNode) => (
  <SidePanel id={id} title={words.title}>
    {content}
  </SidePanel>
);
