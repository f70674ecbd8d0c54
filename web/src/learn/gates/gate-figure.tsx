// An expression drawn as gates, in the style of the simulator.

import type { ReactNode } from "react";
import type { GateKind } from "#circuit/core/model/kinds.ts";
import { bubbleRadius, gateOutlines } from "#circuit/core/scene/gate-outlines.ts";
import type { ExpressionText } from "../core/data.ts";
import { treeOf } from "../core/values.ts";
import { Figure } from "../reading/figure.tsx";
import { gateDrawing } from "./core/gate-drawing.ts";
import { gateTreeOf, mergedTreeOf, spokenGates } from "./core/gate-tree.ts";
import classes from "./gate-figure.module.css";

interface GateFigureProps {
  readonly of: ExpressionText;
  readonly caption: ReactNode;
  /** The letter of the output. */
  readonly output?: string;
  /** Whether an operator and the bar over it are one gate, such as NAND. */
  readonly isMerged?: boolean;
}

/** In px for a unit of the drawing. */
const scale = 1.25;

export function GateFigure({ of, caption, output = "Y", isMerged = false }: GateFigureProps) {
  const tree = (isMerged ? mergedTreeOf : gateTreeOf)(treeOf(of));
  const { width, height, gates, wires, letters, dots } = gateDrawing(tree, output);
  return (
    <div className={classes.frame} data-drawing>
      <Figure label={spokenGates(tree)} caption={caption} width={width * scale} height={height * scale}>
        <g transform={`scale(${scale})`}>
          {wires.map((d) => (
            <path key={d} d={d} className={classes.wire} />
          ))}
          {dots.map(({ x, y }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={3} className={classes.dot} />
          ))}
          {gates.map(({ kind, x, y }) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
              <GateShape kind={kind} />
            </g>
          ))}
          {letters.map(({ text, x, y, anchor }) => (
            <text key={`${x} ${y}`} x={x} y={y + 5.5} textAnchor={anchor} className={classes.letter}>
              {text}
            </text>
          ))}
        </g>
      </Figure>
    </div>
  );
}

function GateShape({ kind }: { readonly kind: GateKind }) {
  const { body, bubble, secondCurve } = gateOutlines[kind];
  return (
    <>
      {secondCurve && <path d={secondCurve} className={classes.curve} />}
      <path d={body} className={classes.body} />
      {bubble !== undefined && <circle cx={bubble} cy={20} r={bubbleRadius} className={classes.body} />}
    </>
  );
}
