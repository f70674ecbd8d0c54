// The dialog for a visitor without Premium: the description of a feature, what else Premium adds, and a button to the plans.

import { Button } from "@mantine/core";
import { IconStarFilled } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Address } from "#addresses/core/paths.ts";
import { focusFirst } from "#components/focus.ts";
import { LazyPart } from "#components/lazy-part.tsx";
import { ModalDialog } from "#components/modal-dialog.tsx";
import { pagePart } from "#lib/page-part.ts";
import { specified } from "#messages/specified.ts";
import classes from "./premium-dialog.module.css";
import { keepWayBack } from "./way-back.ts";

const adds = pagePart(async () => (await import("./premium-part.tsx")).PremiumPart);

const plans: Address = "/upgrade";

interface PremiumDialogProps {
  /** One or two sentences about the part of the feature that Premium adds and the part that is free. */
  readonly children: string;
  /** Whether Show Steps was pressed, to which the buyer will go back. */
  readonly isSteps?: boolean;
  readonly onClose: () => void;
}

/** Mount it to open it. */
export function PremiumDialog({ children, isSteps = false, onClose }: PremiumDialogProps) {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const content = useRef<HTMLDivElement>(null);
  // Otherwise a link in what is fetched would have it, if that is there already.
  useEffect(() => focusFirst(content.current), []);
  const seePlans = () => {
    keepWayBack({ address: pathname + search, ...heldQuery(state), isSteps });
    onClose();
    void navigate(plans);
  };
  return (
    <ModalDialog kind="sheet" label={specified.premiumFeature} onClose={onClose}>
      <div ref={content} className={classes.content}>
        <div className={classes.head}>
          <span className={classes.star} aria-hidden>
            <IconStarFilled size={20} />
          </span>
          <h2 className={classes.title}>{specified.premiumFeature}</h2>
        </div>
        <p>{children}</p>
        <div className={classes.adds}>
          <LazyPart part={adds} props={{ onLeave: onClose }} frame={() => null} />
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

/** The state of an entry whose address is too short for it. */
function heldQuery(state: unknown): { readonly query?: string } {
  if (typeof state !== "object" || state === null || !("query" in state)) return {};
  return typeof state.query === "string" ? { query: state.query } : {};
}
