// Says that the input could not be simplified, why, and where.

import { IconAlertTriangle } from "@tabler/icons-react";
import type { Fix } from "../../lib/engine/protocol.ts";
import { own } from "../../messages/own.ts";
import { specified } from "../../messages/specified.ts";
import type { Failure } from "./core/failure.ts";
import { FixButton } from "./fix-button.tsx";
import classes from "./failure-alert.module.css";

interface FailureAlertProps {
  readonly id: string;
  readonly failure: Failure;
  readonly fix: Fix | null;
  readonly onFix: (text: string) => void;
}

export function FailureAlert({ id, failure: { message, place }, fix, onFix }: FailureAlertProps) {
  return (
    <div id={id} role="alert" className={classes.alert}>
      <IconAlertTriangle className={classes.icon} size={22} stroke={1.75} aria-hidden />
      <div>
        <p className={classes.title}>{specified.couldNotSimplify}</p>
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
