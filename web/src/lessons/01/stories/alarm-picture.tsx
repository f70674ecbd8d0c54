// A house with a door and a window, the lock of its alarm, and the bell.

import { pictureWords } from "../core/figure-words.ts";
import { alarm } from "./core/stories.ts";
import { Drawing, Press, strokeOf, ValueText } from "./drawing.tsx";
import classes from "./drawing.module.css";
import type { PictureProps } from "./story-figure.tsx";

export function AlarmPicture({ row: { A = 0, D = 0, W = 0 }, value, onFlip }: PictureProps) {
  return (
    <Drawing label={pictureWords(alarm, { A, D, W }, value)} height={222}>
      <path d="M10 88L120 34L230 88" />
      <path d="M22 84V186H218V84" />
      <Press x={30} y={92} width={78} height={126} onPress={() => onFlip("D")}>
        <rect x={44} y={106} width={44} height={80} className={classes.shade} />
        {D === 1 ? (
          <path d="M44 106L66 116V196L44 186Z" className={`${strokeOf(D)} ${classes.surface}`} />
        ) : (
          <path d="M44 106H88V186H44ZM80 146V150" className={classes.surface} />
        )}
        <ValueText x={66} y={215} name="D" value={D} />
      </Press>
      <Press x={122} y={92} width={88} height={126} onPress={() => onFlip("W")}>
        <rect x={140} y={108} width={52} height={48} className={classes.shade} />
        {W === 1 ? (
          <path
            d="M140 108L128 116V164L140 156ZM192 108L204 116V164L192 156Z"
            className={`${strokeOf(W)} ${classes.surface}`}
          />
        ) : (
          <path d="M140 108H192V156H140ZM166 108V156" className={classes.surface} />
        )}
        <ValueText x={166} y={215} name="W" value={W} />
      </Press>
      <Press x={240} y={110} width={72} height={108} onPress={() => onFlip("A")}>
        <path
          d={A === 1 ? "M263 140V130A13 13 0 0 1 289 130V140" : "M263 140V126A13 13 0 0 1 287 119"}
          className={strokeOf(A)}
        />
        <rect x={256} y={140} width={40} height={32} rx={4} className={classes.surface} />
        <path d="M276 152V160" />
        <ValueText x={276} y={215} name="A" value={A} />
      </Press>
      <path
        d="M262 66C266 62 264 38 276 38S286 62 290 66ZM276 38V33M272 71A4.5 4.5 0 0 0 280 71"
        className={value === 1 ? classes.lit : classes.surface}
      />
      {value === 1 && (
        <path d="M252 34A26 26 0 0 0 252 66M244 28A36 36 0 0 0 244 72M300 34A26 26 0 0 1 300 66M308 28A36 36 0 0 1 308 72" />
      )}
      <ValueText x={276} y={96} name="alarm" value={value} />
    </Drawing>
  );
}
