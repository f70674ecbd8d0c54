// A battery, two switches one after the other, and a lamp.

import type { Bit } from "#learn/core/data.ts";
import { pictureWords } from "../core/figure-words.ts";
import { lamp } from "./core/stories.ts";
import { Drawing, Press, strokeOf, ValueText } from "./drawing.tsx";
import classes from "./drawing.module.css";
import type { PictureProps } from "./story-figure.tsx";

const switches = [
  { name: "A", x: 110 },
  { name: "B", x: 195 },
] as const;

/** Eight rays around the lamp at (285, 85), from its edge outwards. */
const rays = Array.from({ length: 8 }, (_, at) => {
  const angle = (at * Math.PI) / 4 + Math.PI / 8;
  const point = (radius: number) => `${285 + radius * Math.cos(angle)} ${85 + radius * Math.sin(angle)}`;
  return `M${point(26)}L${point(33)}`;
}).join("");

export function LampPicture({ row, value, onFlip }: PictureProps) {
  return (
    <Drawing label={pictureWords(lamp, row, value)} height={170}>
      <path d="M30 72V35H90M145 35H175M230 35H285V67M285 103V140H30V88" />
      <path d="M18 72H42M23 88H37" />
      {switches.map(({ name, x }) => (
        <Press key={name} x={x - 28} y={4} width={71} height={68} onPress={() => onFlip(name)}>
          <Switch x={x} isClosed={row[name] ?? 0} />
          <ValueText x={x + 7} y={64} name={name} value={row[name] ?? 0} />
        </Press>
      ))}
      <circle cx={285} cy={85} r={18} className={value === 1 ? classes.lit : classes.surface} />
      {value === null ? (
        <text x={285} y={93} textAnchor="middle" className={`${classes.text} ${classes.large}`}>
          ?
        </text>
      ) : (
        <path d="M272.3 72.3L297.7 97.7M297.7 72.3L272.3 97.7" />
      )}
      {value === 1 && <path d={rays} />}
      <ValueText x={216} y={126} name="lamp" value={value} />
    </Drawing>
  );
}

function Switch({ x, isClosed }: { readonly x: number; readonly isClosed: Bit }) {
  return (
    <>
      <path
        d={isClosed === 1 ? `M${x - 16} 35H${x + 31}` : `M${x - 16} 35L${x + 23} 12`}
        className={strokeOf(isClosed)}
      />
      <circle cx={x - 20} cy={35} r={4} className={classes.dot} />
      <circle cx={x + 35} cy={35} r={4} className={classes.dot} />
    </>
  );
}
