// The canvas that a circuit is drawn on: it takes frames and decides nothing. A frame that differs from the last one is
// drawn in the browser's next animation frame; nothing runs in between.

import type { Frame } from "../core/scene/frame.ts";
import type { Colours } from "../core/scene/paint.ts";
import { placeDots, showDots } from "./dots.ts";
import { fasterRenderer, startRenderer, type Renderer, type RendererKind } from "./renderer.ts";
import { Sheet } from "./sheet.ts";
import { thinnestAt, type Style } from "./style.ts";

export interface ViewOptions {
  readonly colours: Colours;
  /** Screen pixels per px; by default the browser's ratio, also when that changes. */
  readonly resolution?: number;
  /** By default the faster one. */
  readonly renderer?: RendererKind;
  /** Called when the browser has taken the graphics context away; the view tries to restore the drawing. */
  readonly onLost: () => void;
  readonly onRestored: () => void;
}

export interface CanvasView {
  readonly draw: (frame: Frame) => void;
  readonly setColours: (colours: Colours) => void;
  readonly destroy: () => void;
}

/** @param host the element that the canvas fills; frames have its size */
export async function createView(host: HTMLElement, options: ViewOptions): Promise<CanvasView> {
  const kind = options.renderer ?? fasterRenderer();
  const view = new View(host, options, await startRenderer(kind));
  return {
    draw: (frame) => view.draw(frame),
    setColours: (colours) => view.setColours(colours),
    destroy: () => view.destroy(),
  };
}

/** After this time without a restored context, a canvas without WebGL takes over. */
const restoreMs = 2_000;

/** The highest resolution: beyond it, drawing only takes longer and looks no sharper. */
const resolutionMax = 3;

class View {
  private colours: Colours;
  private frame: Frame | null = null;
  private sheet: Sheet | null = null;
  private style: Style | null = null;
  private request = 0;
  private restoreTimer: ReturnType<typeof setTimeout> | undefined;
  private isLost = false;
  private isRestarting = false;
  private isDestroyed = false;

  constructor(
    private readonly host: HTMLElement,
    private readonly options: ViewOptions,
    private renderer: Renderer,
  ) {
    this.colours = options.colours;
    this.takeCanvas();
  }

  draw(frame: Frame): void {
    if (frame === this.frame) return;
    this.frame = frame;
    this.ask();
  }

  setColours(colours: Colours): void {
    this.colours = colours;
    this.ask();
  }

  destroy(): void {
    this.isDestroyed = true;
    cancelAnimationFrame(this.request);
    clearTimeout(this.restoreTimer);
    this.dropRenderer();
  }

  private ask(): void {
    if (this.request === 0 && !this.isDestroyed) this.request = requestAnimationFrame(() => this.render());
  }

  private render(): void {
    this.request = 0;
    const { frame, renderer, colours } = this;
    if (!frame || this.isLost) return;
    const { width, height } = frame.size;
    // A host without layout has no size, so there is nothing to draw.
    if (width < 1 || height < 1) return;
    const resolution = this.resolution();
    const { screen } = renderer;
    if (screen.width !== width || screen.height !== height || renderer.resolution !== resolution)
      renderer.resize(width, height, resolution);
    const thinnest = thinnestAt(frame.viewport.zoom);
    if (this.style?.colours !== colours || this.style.thinnest !== thinnest)
      this.style = { colours, thinnest };
    // Without WebGL every frame draws all that is visible, so a margin would cost time and save none.
    this.sheet ??= new Sheet(renderer.name === "webgl" ? 0.25 : 0, () => this.resolution());
    this.sheet.update(frame, this.style);
    placeDots(renderer.canvas, frame);
    renderer.render(this.sheet.container);
  }

  private resolution(): number {
    return this.options.resolution ?? Math.min(globalThis.devicePixelRatio, resolutionMax);
  }

  private takeCanvas(): void {
    const { canvas } = this.renderer;
    canvas.style.display = "block";
    showDots(canvas);
    canvas.addEventListener("webglcontextlost", () => this.lose(canvas));
    canvas.addEventListener("webglcontextrestored", () => void this.restart("webgl"));
    this.host.appendChild(canvas);
  }

  private lose(canvas: HTMLCanvasElement): void {
    // A canvas that the view has replaced loses its context too; that is no reason to restart.
    if (this.isLost || this.isDestroyed || canvas !== this.renderer.canvas) return;
    this.isLost = true;
    this.options.onLost();
    this.restoreTimer = setTimeout(() => void this.restart("canvas"), restoreMs);
  }

  /** Builds renderer and sheet again, because all that the old context held is gone. */
  private async restart(kind: RendererKind): Promise<void> {
    if (!this.isLost || this.isRestarting || this.isDestroyed) return;
    this.isRestarting = true;
    clearTimeout(this.restoreTimer);
    const renderer = await startRenderer(kind);
    this.isRestarting = false;
    if (this.isDestroyed) {
      renderer.destroy({ removeView: true });
      return;
    }
    this.dropRenderer();
    this.renderer = renderer;
    this.takeCanvas();
    this.isLost = false;
    this.ask();
    this.options.onRestored();
  }

  private dropRenderer(): void {
    this.sheet?.destroy();
    this.sheet = null;
    this.renderer.destroy({ removeView: true });
  }
}
