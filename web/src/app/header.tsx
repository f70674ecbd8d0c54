// The bar at the top of every screen: menu button, title, beta label, and the buttons all screens share.

import { IconMenu2, IconStarFilled } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { IconButton } from "#components/icon-button.tsx";
import { Tag } from "#components/tag.tsx";
import { useEntitlement } from "#account/entitlement.ts";
import { shellTexts } from "#messages/shell.ts";
import { specified } from "#messages/specified.ts";
import classes from "./header.module.css";

interface HeaderProps {
  readonly title: string;
  readonly titleId: string;
  readonly drawerIsOpen: boolean;
  readonly onMenu: () => void;
  /** The buttons at the right, in order: history, settings. */
  readonly children: ReactNode;
}

export function Header({ title, titleId, drawerIsOpen, onMenu, children }: HeaderProps) {
  const { isPremium } = useEntitlement();
  return (
    <header className={`${classes.header} no-print`}>
      <IconButton icon={IconMenu2} label={shellTexts.menu} aria-expanded={drawerIsOpen} onClick={onMenu} />
      <div className={classes.titles}>
        <h1 id={titleId} className={classes.title}>
          {title}
        </h1>
        <div className={classes.labels}>
          <Tag tone="line" className={classes.label}>
            {specified.betaLabel}
          </Tag>
          {isPremium && <PremiumBadge />}
        </div>
      </div>
      <div className={classes.actions}>{children}</div>
    </header>
  );
}

/** On phones only the star is visible; the word is for screen readers. */
export function PremiumBadge() {
  return (
    <Tag tone="warn" icon={IconStarFilled} className={classes.label}>
      <span className={classes.premium}>{shellTexts.premium}</span>
    </Tag>
  );
}
