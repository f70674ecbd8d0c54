// A drawing as a PNG, twice as large as at 100 %. The page's security policy permits pictures from `data:` alone.

/** The picture, or that the browser cannot hold one of this size. */
export type Png =
  | { readonly ok: true; readonly value: Blob }
  | { readonly ok: false; readonly error: { readonly code: "picture_too_large" } };

const scale = 2;

/** The most pixels of the longer side: browsers refuse a larger canvas, or draw nothing on it. */
const sideMax = 16_384;

const tooLarge = { ok: false, error: { code: "picture_too_large" } } as const;

/** @param svg a standalone document with width and height */
export async function pngOf(svg: string): Promise<Png> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  if (Math.max(width, height) > sideMax) return tooLarge;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context || !holdsInk(context, width, height)) return tooLarge;
  context.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  return blob ? { ok: true, value: blob } : tooLarge;
}

/**
 * Whether the canvas can be drawn on. Some browsers return a canvas that is too large for them and draw nothing on it.
 */
function holdsInk(context: CanvasRenderingContext2D, width: number, height: number): boolean {
  context.fillRect(width - 1, height - 1, 1, 1);
  const alpha = context.getImageData(width - 1, height - 1, 1, 1).data[3];
  context.clearRect(0, 0, width, height);
  return alpha === 255;
}
