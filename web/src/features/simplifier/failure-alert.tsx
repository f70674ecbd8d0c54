// Says that the input could not be simplified, why, and where.

import { IconAlertTriangle } from "@tabler/icons-react";
import { own } from "../../messages/own.ts";
import { specified } from "../../messages/specified.ts";
import type { Failure } from "./core/failure.ts";
import classes from "./failure-alert.module.css";

interface FailureAlertProps {
  readonly id: string;
  readonly failure: Failure;
}

export function FailureAlert({ id, failure: { message, place } }: FailureAlertProps) {
  return (
    <div id={id} role="alert" className={classes.alert}>
      <IconAlertTriangle className={classes.icon} size={22} stroke={1.75} aria-hidden />
      <div>
        <p className={classes.title}>{specified.couldNotSimplify}</p>
        <p>
          {message}
          {place && ` ${own.position(place.start + 1)}`}
        </p>
      </div>
    </div>
  );
}
