// A page with or without three words, and the list of what the search found.

import { pictureWords } from "../core/figure-words.ts";
import { search } from "./core/stories.ts";
import { Drawing, Press, ValueText } from "./drawing.tsx";
import classes from "./drawing.module.css";
import type { PictureProps } from "./story-figure.tsx";

const words = [
  { name: "C", word: "cat", y: 16 },
  { name: "D", word: "dog", y: 66 },
  { name: "T", word: "toy", y: 116 },
] as const;

export function SearchPicture({ row, value, onFlip }: PictureProps) {
  return (
    <Drawing label={pictureWords(search, row, value)} height={176}>
      <path d="M12 6H128L148 26V170H12Z" className={classes.surface} />
      <path d="M128 6V26H148" />
      {words.map(({ name, word, y }) => (
        <Press key={name} x={18} y={y} width={124} height={48} onPress={() => onFlip(name)}>
          {row[name] === 1 ? (
            <>
              <rect x={26} y={y + 10} width={52} height={28} rx={4} className={classes.chip} />
              <text x={52} y={y + 29} textAnchor="middle" className={`${classes.word} ${classes.oneText}`}>
                {word}
              </text>
            </>
          ) : (
            <path d={`M28 ${y + 18}H76M28 ${y + 31}H62`} className={classes.faint} />
          )}
          <ValueText x={110} y={y + 30} name={name} value={row[name] ?? 0} />
        </Press>
      ))}
      <path d="M160 88H190M182 80L190 88L182 96" />
      <rect
        x={202}
        y={36}
        width={106}
        height={104}
        rx={6}
        className={value === 1 ? classes.surface : classes.faint}
      />
      {value === 1 && <path d="M234 76L250 92L280 60" className={classes.one} />}
      {value === 0 && <path d="M242 64L268 90M268 64L242 90" />}
      {value === null && (
        <text x={255} y={86} textAnchor="middle" className={`${classes.text} ${classes.large}`}>
          ?
        </text>
      )}
      <ValueText x={255} y={126} name="found" value={value} />
    </Drawing>
  );
}
