// The Venn diagram: each region is a button of exactly its own shape. Where the function is 1, it is hatched; the
// present region has a thick outline.

import { useId, type KeyboardEvent } from "react";
import { useRoving } from "#components/use-roving.ts";
import { gateDemo } from "#messages/lesson-blocks.ts";
import type { RegionId } from "./core/demo.ts";
import { regionPath, vennBox, vennCircles } from "./core/venn.ts";
import { diagramView, type DemoRegion } from "./core/views.ts";
import classes from "./diagram-part.module.css";
import type { PartProps } from "./part-props.ts";

export function DiagramPart({ state, onEvent }: PartProps) {
  const { gate } = state;
  const id = useId();
  const regions = diagramView(state);
  const { box, move, stop } = useRoving<SVGSVGElement>(regions.findIndex(({ isPresent }) => isPresent));
  const words = gateDemo.regions[gate === "not" ? "not" : "two"];
  const choose = (region: RegionId) => onEvent({ type: "regionChosen", region });
  const pressedBy = (event: KeyboardEvent, region: RegionId) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    choose(region);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the regions in it have the keys
    <svg
      ref={box}
      className={classes.picture}
      viewBox={`0 0 ${vennBox.width} ${vennBox.height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields
      role="group"
      aria-label={gateDemo.diagram}
      onKeyDown={move}
    >
      <defs>
        <pattern
          id={`${id}-hatch`}
          width={9}
          height={9}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M4.5 0V9" className={classes.hatch} />
        </pattern>
        {regions.map((region) => (
          <clipPath key={region.id} id={`${id}-${region.id}`}>
            <path d={regionPath(gate, region.id)} clipRule="evenodd" />
          </clipPath>
        ))}
      </defs>
      {regions.map((region, at) => (
        <g key={region.id}>
          <path
            d={regionPath(gate, region.id)}
            className={classes.region}
            data-one={region.isOne || undefined}
            data-present={region.isPresent || undefined}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <button> is a rectangle
            role="button"
            aria-pressed={region.isPresent}
            aria-label={gateDemo.output(words[region.id], region.isOne ? 1 : 0)}
            onClick={() => choose(region.id)}
            onKeyDown={(event) => pressedBy(event, region.id)}
            {...stop(at)}
          />
          {region.isOne && (
            <path d={regionPath(gate, region.id)} className={classes.hatching} fill={`url(#${id}-hatch)`} />
          )}
          <path
            d={regionPath(gate, region.id)}
            className={classes.ring}
            clipPath={`url(#${id}-${region.id})`}
          />
        </g>
      ))}
      <Outlines gate={gate} regions={regions} />
    </svg>
  );
}

interface OutlinesProps extends Pick<PartProps["state"], "gate"> {
  readonly regions: readonly DemoRegion[];
}

/** Above all regions, so that no neighbour hides half of a line. */
function Outlines({ gate, regions }: OutlinesProps) {
  return (
    <g className={classes.above}>
      {regions.map(({ id }) => (
        <path key={id} d={regionPath(gate, id)} className={classes.outline} />
      ))}
      {regions
        .filter(({ isPresent }) => isPresent)
        .map(({ id }) => (
          <path key={id} d={regionPath(gate, id)} className={classes.outline} data-present />
        ))}
      {vennCircles[gate === "not" ? "not" : "and"].map(({ name, letterX }) => (
        <text
          key={name}
          x={letterX}
          y={92}
          textAnchor="middle"
          className={classes.name}
          data-one={regions.some((region) => region.id === name && region.isOne) || undefined}
        >
          {name}
        </text>
      ))}
    </g>
  );
}
