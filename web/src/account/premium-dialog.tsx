// The dialog for a visitor without Premium: the description of a feature, what else Premium adds, and a button to the plans.

import { Button } from "@mantine/core";
import { IconStarFilled } from "@tabler/icons-react";
import { useNavigate } from "react-router-dom";
import type { Address } from "#addresses/core/paths.ts";
import { LazyPart } from "#components/lazy-part.tsx";
import { ModalDialog } from "#components/modal-dialog.tsx";
import { pagePart } from "#lib/page-part.ts";
import { specified } from "#messages/specified.ts";
import classes from "./premium-dialog.module.css";

const told = pagePart(async () => (await import("./premium-told.tsx")).PremiumTold);

const plans: Address = "/upgrade";

interface PremiumDialogProps {
  /** One or two sentences about the part of the feature that Premium adds and the part that is free. */
  readonly children: string;
  readonly onClose: () => void;
}

/** Mount it to open it. */
export function PremiumDialog({ children, onClose }: PremiumDialogProps) {
  const navigate = useNavigate();
  const seePlans = () => {
    onClose();
    void navigate(plans);
  };
  return (
    <ModalDialog kind="sheet" label={specified.premiumFeature} onClose={onClose}>
      <div className={classes.content}>
        <div className={classes.head}>
          <span className={classes.star} aria-hidden>
            <IconStarFilled size={20} />
          </span>
          <h2 className={classes.title}>{specified.premiumFeature}</h2>
        </div>
        <p>{children}</p>
        <div className={classes.adds}>
          <LazyPart part={told} props={{ onClose }} />
        </div>
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose} data-first>
            {specified.notNow}
          </Button>
          <Button onClick={seePlans}>{specified.seePlans}</Button>
        </div>
      </div>
    </ModalDialog>
  );
}
