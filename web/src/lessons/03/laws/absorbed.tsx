// The region of a product within the region of its letter.

import { M } from "#learn/reading/maths.tsx";
import { Figure } from "#learn/reading/figure.tsx";
import classes from "./absorbed.module.css";

/** Two circles of this radius, their centres this far apart. */
const radius = 64;
const [left, right, middle] = [126, 206, 90] as const;

export function AbsorbedFigure() {
  const product = lens();
  return (
    <Figure
      label="Two circles, A and B, that overlap. The overlap A.B is hatched and lies within circle A, which is thick."
      caption={
        <>
          The hatched region, <M>A.B</M>, lies within circle <M>A</M>. Both together cover no more than{" "}
          <M>A</M> alone.
        </>
      }
      width={332}
      height={180}
    >
      <defs>
        <pattern
          id="absorbed-hatch"
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <line x1="0" y1="0" x2="0" y2="8" className={classes.hatch} />
        </pattern>
      </defs>
      <rect x="2" y="2" width="328" height="176" rx="8" className={classes.frame} />
      <circle cx={left} cy={middle} r={radius} className={classes.covered} />
      <path d={product} fill="url(#absorbed-hatch)" />
      <circle cx={right} cy={middle} r={radius} className={classes.circle} />
      <circle cx={left} cy={middle} r={radius} className={classes.thick} />
      <text x={left - 34} y={middle + 7} className={classes.letter}>
        A
      </text>
      <text x={right + 34} y={middle + 7} className={classes.letter}>
        B
      </text>
    </Figure>
  );
}

/** Where the circles overlap. */
function lens(): string {
  const across = (left + right) / 2;
  const up = Math.sqrt(radius ** 2 - ((right - left) / 2) ** 2);
  const [top, bottom] = [middle - up, middle + up];
  const arc = `A${radius} ${radius} 0 0 1`;
  return `M${across} ${top}${arc} ${across} ${bottom}${arc} ${across} ${top}Z`;
}
