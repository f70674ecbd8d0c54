// Where the packages stand: the heading, and grey blocks until the list is there. The list itself is a part of its own.

import { useId, type ReactNode } from "react";
import { LazyPart } from "#components/lazy-part.tsx";
import { pagePart } from "#lib/page-part.ts";
import { buying } from "#messages/buying.ts";
import { PackageBlocks } from "./package-blocks.tsx";
import classes from "./packages-slot.module.css";

const packages = pagePart(async () => (await import("./packages.tsx")).Packages);

export function PackagesSlot() {
  const titleId = useId();
  return (
    // It takes the focus of a button in it that goes.
    <section className={classes.packages} aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId} className={classes.title}>
        {buying.packages}
      </h2>
      <LazyPart part={packages} props={{}} frame={withBlocks} />
    </section>
  );
}

function withBlocks(content: ReactNode, isLoading: boolean) {
  return (
    <>
      {isLoading && <PackageBlocks />}
      {content}
    </>
  );
}
