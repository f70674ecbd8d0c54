// One card of Home, with a button for each of its actions.

import { Button } from "@mantine/core";
import { IconBarrierBlock } from "@tabler/icons-react";
import { useId } from "react";
import { Link } from "react-router-dom";
import { Card } from "#components/card.tsx";
import { shellTexts } from "#messages/shell.ts";
import { specified } from "#messages/specified.ts";
import { CardHead } from "./card-head.tsx";
import classes from "./card.module.css";
import type { CardAction, DashboardCard } from "./cards.ts";

export function HomeCard({ card }: { readonly card: DashboardCard }) {
  const { title, subheader, icon, construction, actions } = card;
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} className={classes.card} padded>
      <CardHead
        titleId={titleId}
        title={title}
        subheader={subheader}
        icon={icon}
        construction={construction}
      />
      <div className={classes.actions}>
        {actions.map((action) => (
          <Action key={typeof action === "string" ? action : action.url} action={action} of={title} />
        ))}
      </div>
    </Card>
  );
}

interface ActionProps {
  readonly action: CardAction;
  /** The card's title, which completes the button's accessible name. */
  readonly of: string;
}

function Action({ action, of }: ActionProps) {
  const { url, label, construction } =
    typeof action === "string" ? { url: action, label: specified.open, construction: false } : action;
  return (
    <Button
      component={Link}
      to={url}
      variant="light"
      className={classes.action}
      leftSection={construction && <IconBarrierBlock size={16} stroke={1.75} aria-hidden />}
    >
      {label}
      <span className="spoken">
        {" "}
        {of}
        {construction && `, ${shellTexts.underConstruction}`}
      </span>
    </Button>
  );
}
