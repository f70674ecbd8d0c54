// The dialog for a visitor without Premium: the description of a feature, what else Premium adds, and a button to the plans.

import { Button } from "@mantine/core";
import { IconStarFilled } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Address } from "#addresses/core/paths.ts";
import { focusFirst } from "#components/focus.ts";
import { LazyView } from "#components/lazy-view.tsx";
import { ModalDialog } from "#components/modal-dialog.tsx";
import { lazy } from "#lib/lazy.ts";
import { specified } from "#messages/specified.ts";
import classes from "./premium-dialog.module.css";
import { keepWayBack } from "./kept-way-back.ts";

const adds = lazy(() => import("./premium-adds.tsx"));

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
        <Told onClose={onClose} />
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

/** What Premium adds. It keeps where the feature was pressed. */
function Told({ onClose }: Pick<PremiumDialogProps, "onClose">) {
  const { pathname, search, state } = useLocation();
  useEffect(() => keepWayBack({ address: pathname + search, state }), [pathname, search, state]);
  const list = useRef<HTMLDivElement>(null);
  // A list that is there already as the dialog opens would have the focus by its first link.
  useEffect(() => {
    if (list.current?.contains(document.activeElement) === true) focusFirst(list.current.closest("dialog"));
  }, []);
  return (
    <div ref={list} className={classes.adds}>
      <LazyView of={adds}>{({ PremiumAdds }) => <PremiumAdds heading="h3" onLeave={onClose} />}</LazyView>
    </div>
  );
}
