// The specification's notice about the simulator. Once dismissed, it is not shown again in this browser.

import { IconInfoCircle, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { focusScreen } from "#components/focus.ts";
import { IconButton } from "#components/icon-button.tsx";
import { readText, writeText } from "#lib/storage.ts";
import { controlTexts } from "#messages/controls.ts";
import { specifiedSimulator } from "#messages/specified-simulator.ts";
import classes from "./notice.module.css";

const key = "simulatorNotice";

export function Notice() {
  const [isDismissed, setIsDismissed] = useState(() => readText(key) === "dismissed");
  if (isDismissed) return null;
  return (
    <div className={`${classes.notice} no-print`}>
      <IconInfoCircle className={classes.icon} size={18} stroke={1.75} aria-hidden />
      <p>{specifiedSimulator.underDevelopment}</p>
      <IconButton
        icon={IconX}
        label={controlTexts.close}
        onClick={() => {
          focusScreen();
          writeText(key, "dismissed");
          setIsDismissed(true);
        }}
      />
    </div>
  );
}
