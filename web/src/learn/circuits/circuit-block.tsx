// A circuit in a section, or its timing: the caption, the drawing, which is fetched when it comes near, and a link to the
// Simulator.

import { drawHere } from "#circuit/draw-here.ts";
import { LazyPart } from "#components/lazy-part.tsx";
import { pagePart } from "#lib/page-part.ts";
import { useCodeForPaper, WhenNear } from "../practice/when-near.tsx";
import { Marked } from "../reading/marked.tsx";
import { OpenLinks } from "../reading/open-links.tsx";
import classes from "./circuit-block.module.css";
import type { CircuitData } from "./core/circuit-data.ts";
import type { TimingData } from "./core/waveforms.ts";

const timingFigure = pagePart(async () => (await import("../circuit-parts.tsx")).TimingFigure);
const circuitFigure = pagePart(async () => (await import("../circuit-parts.tsx")).CircuitFigure);

export function CircuitBlock({ of }: { readonly of: CircuitData }) {
  useCodeForPaper(circuitFigure);
  useCodeForPaper(drawHere);
  const [text = "", ...beside] = of.bulbs.map((bulb) => bulb.text);
  return (
    <figure className={classes.block} data-circuit={of.id}>
      <figcaption className={classes.caption}>
        <Marked text={of.caption} />
      </figcaption>
      <div className={classes.room}>
        <WhenNear>
          <LazyPart part={circuitFigure} props={{ of }} />
        </WhenNear>
      </div>
      <OpenLinks of={{ text, beside, tools: ["simulator"] }} />
    </figure>
  );
}

export function TimingBlock({ of }: { readonly of: TimingData }) {
  useCodeForPaper(timingFigure);
  return (
    <figure className={classes.block} data-timing={of.id}>
      <figcaption className={classes.caption}>
        <Marked text={of.caption} />
      </figcaption>
      <div className={classes.room}>
        <WhenNear>
          <LazyPart part={timingFigure} props={{ of }} />
        </WhenNear>
      </div>
    </figure>
  );
}
