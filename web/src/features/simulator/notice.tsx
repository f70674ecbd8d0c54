// The specification's notice about the simulator.

import { DismissedNotice } from "#components/dismissed-notice.tsx";
import { specifiedSimulator } from "#messages/specified.ts";
import classes from "./notice.module.css";

export function Notice() {
  return (
    <DismissedNotice name="simulatorNotice" className={classes.notice}>
      {specifiedSimulator.underDevelopment}
    </DismissedNotice>
  );
}
