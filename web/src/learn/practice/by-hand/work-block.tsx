// The work by hand in a section, fetched when it comes near, and the practice.

import { LazyPart } from "#components/lazy-part.tsx";
import { pagePart } from "#lib/page-part.ts";
import { Marked } from "../../reading/marked.tsx";
import type { PracticeProps } from "../practice-frame.tsx";
import { WhenNear } from "../when-near.tsx";
import type { WorkData } from "./core/work-data.ts";
import classes from "./work-block.module.css";

const ownWork = pagePart(async () => (await import("../../minimising-parts.tsx")).OwnWork);
const byHandTasks = pagePart(async () => (await import("../../minimising-parts.tsx")).ByHandTasks);

export function WorkBlock({ of }: { readonly of: WorkData }) {
  return (
    <div className={classes.block} data-work={of.id}>
      <p className={classes.caption}>
        <Marked text={of.caption} />
      </p>
      <WhenNear>
        <LazyPart part={ownWork} props={{ of }} />
      </WhenNear>
    </div>
  );
}

export function ByHandPractice(props: PracticeProps) {
  return <LazyPart part={byHandTasks} props={props} />;
}
