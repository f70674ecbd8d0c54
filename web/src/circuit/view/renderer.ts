// Starts pixi: which of its renderers, and with what left off. The view renders on demand, so nothing of pixi's runs by
// itself.

import "pixi.js/unsafe-eval";
import { CanvasRenderer, Ticker, WebGLRenderer } from "pixi.js";

export type RendererKind = "webgl" | "canvas";

export type Renderer = WebGLRenderer<HTMLCanvasElement> | CanvasRenderer<HTMLCanvasElement>;

/** One without WebGL where the browser refuses a context, which it may do at any time. */
export async function startRenderer(kind: RendererKind): Promise<Renderer> {
  // Pixi's own clock would wake the page at each frame to look for resources that nobody has used for a minute.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  if (kind === "webgl") {
    const renderer = new WebGLRenderer<HTMLCanvasElement>();
    const isStarted = await renderer.init(settings).then(
      () => true,
      () => false,
    );
    if (isStarted) return renderer;
  }
  const renderer = new CanvasRenderer<HTMLCanvasElement>();
  await renderer.init(settings);
  return renderer;
}

const settings = {
  antialias: true,
  backgroundAlpha: 0,
  autoDensity: true,
  // Leaves out accessibility, events and filters, which are the page's own or not needed.
  skipExtensionImports: true,
  // What is not drawn any more is destroyed by the layers, at once.
  gcMaxUnusedTime: Infinity,
} as const;

/** WebGL that a processor works out, not a graphics card, is slower than a canvas. */
export function fasterRenderer(): RendererKind {
  const probe = document.createElement("canvas").getContext("webgl", { failIfMajorPerformanceCaveat: true });
  if (!probe) return "canvas";
  const details = probe.getExtension("WEBGL_debug_renderer_info");
  const name: unknown = probe.getParameter(details ? details.UNMASKED_RENDERER_WEBGL : probe.RENDERER);
  probe.getExtension("WEBGL_lose_context")?.loseContext();
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(String(name)) ? "canvas" : "webgl";
}
