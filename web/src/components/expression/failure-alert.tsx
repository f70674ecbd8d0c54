// Says what could not be done with the input, why, and where.

import { IconAlertTriangle } from "@tabler/icons-react";
import type { Fix } from "../../lib/engine/protocol.ts";
import { own } from "../../messages/own.ts";
import type { Failure } from "../core/failure.ts";
import { FixButton } from "./fix-button.tsx";
import classes from "./failure-alert.module.css";

interface FailureAlertProps {
  readonly id: string;
  /** What could not be done. */
  readonly title: string;
  readonly failure: Failure;
  readonly fix: Fix | null;
  readonly onFix: (text: string) => void;
}

export function FailureAlert({ id, title, failure: { message, place }, fix, onFix }: FailureAlertProps) {
  return (
    <div id={id} role="alert" className={classes.alert}>
      <IconAlertTriangle className={classes.icon} size={22} stroke={1.75} aria-hidden />
      <div>
        <p className={classes.title}>{title}</p>
        <p>
          {message}
          {place && ` ${own.position(place.start + 1)}`}
        </p>
        {fix && (
          <div className={classes.fix}>
            <FixButton fix={fix} onFix={onFix} />
          </div>
        )}
      </div>
    </div>
  );
}
