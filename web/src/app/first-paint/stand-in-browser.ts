// The few parts of a browser that drawing the page at build time needs: an address, a history that only writes the
// hash, and a window of a given size. Installed as the global `window`.

import type { ViewportName } from "./core/drawing.ts";

interface Viewport {
  readonly widthPx: number;
  /** Whether the pointer is a finger. */
  readonly isCoarse: boolean;
  readonly search?: string;
  readonly stored?: Readonly<Record<string, string>>;
}

export const viewports: Readonly<Record<ViewportName, Viewport>> = {
  phone: { widthPx: 360, isCoarse: true },
  tablet: { widthPx: 900, isCoarse: true },
  desktop: { widthPx: 1280, isCoarse: false },
  undocked: { widthPx: 1280, isCoarse: false, stored: { drawerDocked: "no" } },
  bare: { widthPx: 1280, isCoarse: false, search: "?noheader=1" },
};

const emPx = 16;

/** Whether a window matches a list of media conditions like `(min-width: 75em) and (pointer: fine)`. */
export function matches(query: string, { widthPx, isCoarse }: Viewport): boolean {
  return query.split(",").some((alternative) => {
    const conditions = [...alternative.matchAll(/\(([\w-]+)\s*:\s*([^)]+)\)/g)];
    return conditions.every(([, name = "", value = ""]) => {
      const px = Number.parseFloat(value) * (value.endsWith("em") ? emPx : 1);
      if (name === "min-width") return widthPx >= px;
      if (name === "max-width") return widthPx <= px;
      if (name === "pointer" || name === "any-pointer") return value === (isCoarse ? "coarse" : "fine");
      if (name === "hover" || name === "any-hover") return value === (isCoarse ? "none" : "hover");
      return false;
    });
  });
}

/** Installs the stand-in; the returned function sets another viewport. */
export function installStandIn(): (viewport: Viewport) => void {
  let viewport: Viewport = viewports.desktop;
  const nothing = () => undefined;
  const location = {
    protocol: "https:",
    host: "page.example",
    hostname: "page.example",
    origin: "https://page.example",
    pathname: "/",
    hash: "",
    get search() {
      return viewport.search ?? "";
    },
    get href() {
      return `${this.origin}/${this.search}${this.hash}`;
    },
  };
  const put = (_state: unknown, _title: string, url?: string) => {
    if (url?.includes("#")) location.hash = url.slice(url.indexOf("#"));
  };
  const standIn = {
    location,
    history: { state: null, pushState: put, replaceState: put, go: nothing },
    localStorage: { getItem: (key: string) => viewport.stored?.[key] ?? null, setItem: nothing },
    sessionStorage: { getItem: () => null, setItem: nothing },
    document: { querySelector: () => null, addEventListener: nothing },
    addEventListener: nothing,
    removeEventListener: nothing,
    matchMedia: (query: string) => ({
      matches: matches(query, viewport),
      addEventListener: nothing,
      removeEventListener: nothing,
    }),
    get innerWidth() {
      return viewport.widthPx;
    },
  };
  // The router takes its window from the document; there is no body to draw in, and nothing has the focus.
  const document = { defaultView: standIn, activeElement: null, querySelector: () => null };
  Object.assign(globalThis, { window: standIn, document, ...standInClasses() });
  return (wanted) => {
    viewport = wanted;
  };
}

/** Classes for tests like `target instanceof HTMLElement`, which are always false here. */
function standInClasses() {
  const names = [
    "Node",
    "Element",
    "HTMLElement",
    "HTMLInputElement",
    "HTMLTextAreaElement",
    "HTMLButtonElement",
  ];
  return Object.fromEntries(names.map((name) => [name, function standIn() {}]));
}
