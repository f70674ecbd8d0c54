// The card of the review on the list of lessons.

import { Button } from "@mantine/core";
import { useId } from "react";
import { Link } from "react-router-dom";
import { Card } from "#components/card.tsx";
import type { Progress } from "#learn/core/progress.ts";
import { reviewTexts } from "#messages/lessons.ts";
import classes from "./review-card.module.css";
import { ReviewState } from "./review-state.tsx";

export function ReviewCard({ progress }: { readonly progress: Progress }) {
  const titleId = useId();
  const hasSolved = Object.values(progress).some(({ solved }) => solved.length > 0);
  return (
    <Card aria-labelledby={titleId} className={classes.card} padded>
      <div className={classes.words}>
        <h2 id={titleId} className={classes.title}>
          {reviewTexts.title}
        </h2>
        <p className={classes.state}>{hasSolved ? <ReviewState /> : reviewTexts.notYet}</p>
      </div>
      <Button component={Link} to="/learn/review" variant="default" className={`${classes.button} no-print`}>
        {reviewTexts.title}
      </Button>
    </Card>
  );
}
