// What the files of the built page may weigh, in bytes gzip. Data alone; sizes.test.ts holds the build to it.

/** Each first visit to one of these screens, with the document's own files. */
export const firstVisits = ["/", "/simplify", "/ttable", "/soppos", "/number-systems", "/upgrade"] as const;
export const firstVisitMax = { ".js": 190_000, ".css": 12_000 } as const;

export interface Limit {
  readonly what: string;
  readonly screen: string;
  /** The screen whose first visit has loaded files that do not count again. */
  readonly beyond: string;
  /** Parts that the screen fetches on demand, by their modules below web/. */
  readonly parts?: readonly string[];
  /** Web Workers, by the beginnings of their files. */
  readonly workers?: readonly string[];
  /** Kind of the files that count; by default all. */
  readonly ending?: ".js";
  readonly bytesMax: number;
}

const circuitParts = ["src/features/generator/networks-view.tsx", "src/addresses/core/generator.ts"];

/** The screens that weigh more than a first visit may, or that have much less to load. */
export const screenLimits: readonly Limit[] = [
  { what: "the screen of the map", screen: "/kmap", beyond: "/simplify", ending: ".js", bytesMax: 25_000 },
  { what: "the circuit generator", screen: "/cgen", beyond: "/", bytesMax: 30_500 },
  {
    what: "the circuit generator with a first circuit",
    screen: "/cgen",
    beyond: "/",
    parts: circuitParts,
    workers: ["draw.worker", "networks.worker", "logic.worker"],
    bytesMax: 76_500,
  },
  {
    what: "the circuit generator with a truth table",
    screen: "/cgen",
    beyond: "/",
    parts: circuitParts,
    workers: ["draw.worker", "networks.worker"],
    bytesMax: 73_000,
  },
  {
    what: "the simulator with a circuit and an open menu",
    screen: "/csim",
    beyond: "/",
    parts: ["src/features/simulator/drawing.tsx", "src/components/menu-list.tsx"],
    bytesMax: 270_000,
  },
  { what: "the list of lessons", screen: "/learn", beyond: "/", bytesMax: 8_000 },
];

/** What all lessons load beyond a first visit to Home: the screen, the blocks and the answer field. */
export const lessonScreenMax = 28_500;
/** What each lesson loads beyond that. What is practised is a part of its own, whose frame several lessons share. */
export const lessonMax = 20_000;
export const practiceFrame = "practice-frame";
/** Parts that a lesson fetches when they are near, and whose files are not its own though it needs some of them at once. */
export const lessonParts: Readonly<Record<string, readonly string[]>> = {
  "10": ["src/learn/circuit-parts.tsx"],
};

/** The room of the map, with what joins it to the screens; in `legend` is what groups of the visitor's own need too. */
export const mapFiles = ["map-view", "karnaugh-map", "legend"] as const;
export const mapMax = 12_000;

export const serviceWorkerMax = 10_000;

/** What a first visit to another screen does not load, because it is a file of its own. */
export const ownFiles = [
  "home-page",
  "simplifier-page",
  "steps-panel",
  "search-on",
  "answer-map",
  "own-groups",
  "minimising-parts",
  "map-practice",
  "search-on-form",
  "hazard-free-forms",
  "hazard-free-part",
  "form-parts",
  "map-view",
  "truth-table-page",
  "sop-pos-page",
  "kmap-page",
  "number-systems-page",
  "simulator-page",
  "learn-page",
  "lesson-page",
  "drawing",
  "shortcut-list",
  "upgrade-page",
  "package-list",
  "purchase-dialogs",
  "firebase-analytics",
  "offline",
] as const;
