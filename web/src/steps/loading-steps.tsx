// The panel's content until the derivation has arrived: a spinner, and after a second a bar with Cancel.

import { useEffect, useState } from "react";
import { BusyBar } from "#components/busy-bar.tsx";
import { specifiedSteps } from "#messages/specified.ts";
import classes from "./loading-steps.module.css";

/** The bar with Cancel is drawn after this time. */
const lateMs = 1_000;

export function LoadingSteps({ onCancel }: { readonly onCancel: () => void }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setLate(true), lateMs);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <div className={classes.loading}>
      {!isLate && (
        <output className={classes.line}>
          <span className={classes.spinner} aria-hidden />
          {specifiedSteps.loadingSteps}
        </output>
      )}
      <BusyBar label={specifiedSteps.loadingSteps} onCancel={onCancel} />
    </div>
  );
}
