// The canvas on which a circuit is drawn: it takes frames and decides nothing. One picture is drawn for each frame that
// differs, in the browser's next animation frame; nothing runs in between.

import type { Frame } from "../core/scene/frame.ts";
import type { Colours } from "../core/scene/paint.ts";
import { placeDots, showDots } from "./dots.ts";
import { fasterRenderer, startRenderer, type Renderer, type RendererKind } from "./renderer.ts";
import { Sheet } from "./sheet.ts";
import { thinnestAt, type Style } from "./style.ts";

export interface ViewOptions {
  readonly colours: Colours;
  /** Pixels of the screen for a px; by default the browser's, also where it changes. */
  readonly resolution?: number;
  /** By default the faster one. */
  readonly renderer?: RendererKind;
  /** The browser took the drawing away; the view tries to get it back. */
  readonly onLost: () => void;
  readonly onRestored: () => void;
}

export interface CanvasView {
  readonly draw: (frame: Frame) => void;
  readonly setColours: (colours: Colours) => void;
  readonly destroy: () => void;
}

/** @param host is filled by the canvas; frames have its size */
export async function createView(host: HTMLElement, options: ViewOptions): Promise<CanvasView> {
  const kind = options.renderer ?? fasterRenderer();
  const view = new View(host, options, await startRenderer(kind));
  return {
    draw: (frame) => view.draw(frame),
    setColours: (colours) => view.setColours(colours),
    destroy: () => view.destroy(),
  };
}

/** How long a lost context may take to come back before a canvas without WebGL takes over. */
const restoreMs = 2_000;

/** Beyond this pictures get no sharper, only slower. */
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
    // A host that is not laid out has no pixels.
    if (width < 1 || height < 1) return;
    const resolution = this.resolution();
    const { screen } = renderer;
    if (screen.width !== width || screen.height !== height || renderer.resolution !== resolution)
      renderer.resize(width, height, resolution);
    const thinnest = thinnestAt(frame.viewport.zoom);
    if (this.style?.colours !== colours || this.style.thinnest !== thinnest)
      this.style = { colours, thinnest };
    // On a canvas all that is visible is drawn in every picture, so a margin would cost and win nothing.
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
    // A canvas that was dropped loses its context too.
    if (this.isLost || this.isDestroyed || canvas !== this.renderer.canvas) return;
    this.isLost = true;
    this.options.onLost();
    this.restoreTimer = setTimeout(() => void this.restart("canvas"), restoreMs);
  }

  /** Everything anew: what the old context held is gone. */
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
