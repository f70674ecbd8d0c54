// Asks for consent to usage statistics, if statistics are configured and until the visitor answers.

import { Button } from "@mantine/core";
import { analyticsIsConfigured } from "#lib/analytics/analytics.ts";
import { decideConsent } from "#lib/analytics/consent.ts";
import { shellTexts } from "#messages/shell.ts";
import classes from "./consent-bar.module.css";
import { useConsent } from "./use-consent.ts";

export function ConsentBar() {
  const consent = useConsent();
  if (!analyticsIsConfigured || consent !== "unasked") return null;
  return (
    <section className={`${classes.bar} no-print`} aria-label={shellTexts.statistics}>
      <p className={classes.question}>{shellTexts.statisticsQuestion}</p>
      <div className={classes.answers}>
        <Button variant="default" onClick={() => decideConsent("refused")}>
          {shellTexts.statisticsRefuse}
        </Button>
        <Button variant="light" onClick={() => decideConsent("given")}>
          {shellTexts.statisticsAllow}
        </Button>
      </div>
    </section>
  );
}
