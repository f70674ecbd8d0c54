// The card of the review on the list of lessons.

import { Button } from "@mantine/core";
import { useId } from "react";
import { Link } from "react-router-dom";
import { Card } from "#components/card.tsx";
import { LazyPart } from "#components/lazy-part.tsx";
import type { Progress } from "#learn/core/progress.ts";
import { pagePart } from "#lib/page-part.ts";
import { reviewTexts } from "#messages/review.ts";
import classes from "./review-card.module.css";

const statePart = pagePart(async () => (await import("./review-state.tsx")).ReviewState);

export function ReviewCard({ progress }: { readonly progress: Progress }) {
  const titleId = useId();
  const hasSolved = Object.values(progress).some(({ solved }) => solved.length > 0);
  return (
    <Card aria-labelledby={titleId} className={classes.card} padded>
      <div className={classes.words}>
        <h2 id={titleId} className={classes.title}>
          {reviewTexts.title}
        </h2>
        <p className={classes.state}>
          {hasSolved ? <LazyPart part={statePart} props={{}} frame={nothing} /> : reviewTexts.notYet}
        </p>
      </div>
      <Button component={Link} to="/learn/review" variant="default" className={`${classes.button} no-print`}>
        {reviewTexts.title}
      </Button>
    </Card>
  );
}

/** The review itself says what could not be fetched. */
const nothing = () => null;
