// Asks for consent to usage statistics, where they are configured, until the visitor answers.

import { Button } from "@mantine/core";
import { NoticeLinks } from "#components/notice-links.tsx";
import { analyticsIsConfigured } from "#lib/analytics/analytics.ts";
import { decideConsent } from "#lib/analytics/consent.ts";
import { consentTexts, shellTexts } from "#messages/shell.ts";
import { useConsent } from "./use-consent.ts";
import classes from "./consent-bar.module.css";

export function ConsentBar() {
  const consent = useConsent();
  if (!analyticsIsConfigured || consent !== "unasked") return null;
  return (
    <section className={`${classes.bar} no-print`} aria-label={shellTexts.statistics}>
      <div className={classes.question}>
        <p>{consentTexts.question}</p>
        <NoticeLinks of={["privacy"]} />
      </div>
      <div className={classes.answers}>
        <Button variant="default" onClick={() => decideConsent("refused")}>
          {consentTexts.refuse}
        </Button>
        <Button variant="light" onClick={() => decideConsent("given")}>
          {consentTexts.allow}
        </Button>
      </div>
    </section>
  );
}
