// A circuit in a section, or its timing: the caption, the drawing, which is fetched when it comes near, and a link to the
// Simulator.

import { LazyView } from "#components/lazy-view.tsx";
import { lazy } from "#lib/lazy.ts";
import { useCodeForPaper, WhenNear } from "../practice/when-near.tsx";
import { Marked } from "../reading/marked.tsx";
import { OpenLinks } from "../reading/open-links.tsx";
import classes from "./circuit-block.module.css";
import type { CircuitData } from "./core/circuit-data.ts";
import type { TimingData } from "./core/waveforms.ts";

/** The figures, and the practices with circuits. */
export const circuitFigures = lazy(() => import("../circuit-figures.ts"));

export function CircuitBlock({ of }: { readonly of: CircuitData }) {
  useCodeForPaper(circuitFigures);
  const [text = "", ...beside] = of.bulbs.map((bulb) => bulb.text);
  return (
    <figure className={classes.block} data-circuit={of.id}>
      <figcaption className={classes.caption}>
        <Marked text={of.caption} />
      </figcaption>
      <div className={classes.room}>
        <WhenNear>
          <LazyView of={circuitFigures}>{({ CircuitFigure }) => <CircuitFigure of={of} />}</LazyView>
        </WhenNear>
      </div>
      <OpenLinks of={{ text, beside, tools: ["simulator"] }} />
    </figure>
  );
}

export function TimingBlock({ of }: { readonly of: TimingData }) {
  useCodeForPaper(circuitFigures);
  return (
    <figure className={classes.block} data-timing={of.id}>
      <figcaption className={classes.caption}>
        <Marked text={of.caption} />
      </figcaption>
      <div className={classes.room}>
        <WhenNear>
          <LazyView of={circuitFigures}>{({ TimingFigure }) => <TimingFigure of={of} />}</LazyView>
        </WhenNear>
      </div>
    </figure>
  );
}
