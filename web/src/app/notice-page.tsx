// The screen of a section that this build does not have.

import { Button } from "@mantine/core";
import { IconBarrierBlock, IconBrandGooglePlay, IconExternalLink } from "@tabler/icons-react";
import { useLocation } from "react-router-dom";
import { sectionOf } from "#addresses/core/paths.ts";
import { Card } from "#components/card.tsx";
import { googlePlayUrl } from "#config/product.ts";
import { shellTexts } from "#messages/shell.ts";
import { specified } from "#messages/specified.ts";
import classes from "./page-card.module.css";

export function Component() {
  const section = sectionOf(useLocation().pathname);
  return (
    <Card className={`${classes.card} ${classes.notice}`} padded>
      <IconBarrierBlock size={32} stroke={1.5} aria-hidden />
      <h2 className={classes.title}>{section?.label}</h2>
      <p className={classes.text}>{shellTexts.underDevelopment}</p>
      <Button
        component="a"
        href={googlePlayUrl}
        target="_blank"
        rel="noopener noreferrer"
        variant="light"
        className={classes.button}
        leftSection={<IconBrandGooglePlay size={18} stroke={1.75} aria-hidden />}
        rightSection={<IconExternalLink size={15} stroke={1.75} aria-hidden />}
      >
        {specified.googlePlay}
        <span className="spoken"> ({shellTexts.opensNewTab})</span>
      </Button>
    </Card>
  );
}
