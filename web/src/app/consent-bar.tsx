// Asks for consent to usage statistics, if statistics are configured and until the visitor answers.

import { Button } from "@mantine/core";
import { analyticsIsConfigured } from "#lib/analytics/analytics.ts";
import { decideConsent } from "#lib/analytics/consent.ts";
import { own } from "#messages/own.ts";
import classes from "./consent-bar.module.css";
import { useConsent } from "./use-consent.ts";

export function ConsentBar() {
  const consent = useConsent();
  if (!analyticsIsConfigured || consent !== "unasked") return null;
  return (
    <section className={`${classes.bar} no-print`} aria-label={own.statistics}>
      <p className={classes.question}>{own.statisticsQuestion}</p>
      <div className={classes.answers}>
        <Button variant="default" onClick={() => decideConsent("refused")}>
          {own.statisticsRefuse}
        </Button>
        <Button variant="light" onClick={() => decideConsent("given")}>
          {own.statisticsAllow}
        </Button>
      </div>
    </section>
  );
}
