// The picture of a part on the page: in the palette, the properties, the lessons. Decorative, because the part's name
// is next to it.

import { kinds, type Kind } from "./core/model/kinds.ts";
import { fixedColours, type Colour } from "./core/scene/paint.ts";
import { looseLook, pictureOf, type Shape } from "./core/scene/pictures.ts";

interface Props {
  readonly kind: Kind;
  /** Draws a switch in position 1 or a lit bulb. */
  readonly isOn?: boolean;
  /** Draws a gate as a rectangle with a symbol (IEC). */
  readonly isRectangular?: boolean;
  /** In px per unit of the sheet; a gate is 65 units wide. */
  readonly scale?: number;
}

/** Dark segments alone could hardly be seen in a small picture. */
const allSegments = 0b1111111;

/** Room around the box for the thickness of lines; a lit bulb's rays need more. */
const margin = 2;
const rayMargin = 6;

export function GatePicture({ kind, isOn = false, isRectangular = false, scale = 1 }: Props) {
  const { width, height } = kinds[kind];
  const room = kind === "bulb" && isOn ? rayMargin : margin;
  const [boxWidth, boxHeight] = [width + 2 * room, height + 2 * room];
  return (
    <svg
      width={boxWidth * scale}
      height={boxHeight * scale}
      viewBox={`${-room} ${-room} ${boxWidth} ${boxHeight}`}
      aria-hidden
      focusable={false}
    >
      {pictureOf(kind, {
        ...looseLook,
        isOn,
        isRectangular,
        pins: kind === "segments" ? allSegments : 0,
      }).map((shape, index) => (
        <ShapePicture key={index} shape={shape} />
      ))}
    </svg>
  );
}

function ShapePicture({ shape: { outline, paint } }: { readonly shape: Shape }) {
  const painted = {
    fill: paint.fill ? css(paint.fill) : "none",
    stroke: paint.stroke ? css(paint.stroke) : "none",
    strokeWidth: paint.width,
    strokeLinejoin: "round",
    strokeLinecap: paint.cap,
  } as const;
  if (outline.type === "path") return <path d={outline.d} {...painted} />;
  return <circle cx={outline.x} cy={outline.y} r={outline.radius} {...painted} />;
}

/** Ink takes the colour of the text next to the picture, also of disabled text. */
function css(colour: Colour): string {
  if (colour === "ink") return "currentColor";
  return colour === "hover" || colour === "lamp-ink" ? fixedColours[colour] : `var(--${colour})`;
}
