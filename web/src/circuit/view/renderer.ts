// Starts one of pixi's renderers without the features that the page does not need. The view renders on demand, so none
// of pixi's timers may run.

import "pixi.js/unsafe-eval";
import { CanvasRenderer, Ticker, WebGLRenderer } from "pixi.js";

export type RendererKind = "webgl" | "canvas";

export type Renderer = WebGLRenderer<HTMLCanvasElement> | CanvasRenderer<HTMLCanvasElement>;

/** The renderer; one without WebGL if the browser refuses a context, which it may do at any time. */
export async function startRenderer(kind: RendererKind): Promise<Renderer> {
  // Pixi's own clock would wake the page at each frame to look for resources that have been unused for a minute.
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
  // Leaves out accessibility and events, which the page handles itself, and filters, which it does not use.
  skipExtensionImports: true,
  // The layers themselves destroy what is no longer drawn.
  gcMaxUnusedTime: Infinity,
} as const;

/** WebGL, unless the browser emulates it without a graphics card: then a plain canvas is faster. */
export function fasterRenderer(): RendererKind {
  const probe = document.createElement("canvas").getContext("webgl", { failIfMajorPerformanceCaveat: true });
  if (!probe) return "canvas";
  const details = probe.getExtension("WEBGL_debug_renderer_info");
  const name: unknown = probe.getParameter(details ? details.UNMASKED_RENDERER_WEBGL : probe.RENDERER);
  probe.getExtension("WEBGL_lose_context")?.loseContext();
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(String(name)) ? "canvas" : "webgl";
}
