// The page for an unknown route, or for one that failed: the reason, and a link to Home.

import { Button } from "@mantine/core";
import { isRouteErrorResponse, Link, useRouteError } from "react-router-dom";
import { Card } from "#components/card.tsx";
import { shellTexts } from "#messages/shell.ts";
import { specified, specifiedDrawer } from "#messages/specified.ts";
import classes from "./page-card.module.css";

export function ErrorPage() {
  const error = useRouteError();
  return (
    <Card title={specified.unexpectedError} className={classes.card} padded>
      <p className={classes.text}>{describe(error)}</p>
      <Button component={Link} to="/" variant="light" className={classes.button}>
        {specifiedDrawer.home}
      </Button>
    </Card>
  );
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error && error.message !== "" ? error.message : shellTexts.unknownError;
}
