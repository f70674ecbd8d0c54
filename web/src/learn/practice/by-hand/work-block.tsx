// The work by hand in a section, fetched when it comes near, and the practice.

import { LazyView } from "#components/lazy-view.tsx";
import { mapFigures } from "../../maps/map-block.tsx";
import { Marked } from "../../reading/marked.tsx";
import type { PracticeProps } from "../practice-frame.tsx";
import { WhenNear } from "../when-near.tsx";
import type { WorkData } from "./core/work-data.ts";
import classes from "./work-block.module.css";

export function WorkBlock({ of }: { readonly of: WorkData }) {
  return (
    <div className={classes.block} data-work={of.id}>
      <p className={classes.caption}>
        <Marked text={of.caption} />
      </p>
      <WhenNear>
        <LazyView of={mapFigures}>{({ OwnWork }) => <OwnWork of={of} />}</LazyView>
      </WhenNear>
    </div>
  );
}

export function ByHandPractice(props: PracticeProps) {
  return <LazyView of={mapFigures}>{({ ByHandTasks }) => <ByHandTasks {...props} />}</LazyView>;
}
