// Where the reader was in a lesson, by entry of the browser's history, so that Back leads there again. Kept while the
// page is open, and over a reload in the session's storage, which may be blocked or hold any text.

export interface Place {
  /** The section at the top of the window; null above the first one. */
  readonly section: string | null;
  /** px from the top of the window to that of the section; above the first one how far the page is scrolled. */
  readonly offset: number;
}

const storageKey = "lessonPlaces";
/** Of more entries than this the first ones go. */
const placesMax = 50;

let places: Map<string, Place> | null = null;

function known(): Map<string, Place> {
  if (places === null) {
    places = new Map(parsePlaces(storedText()));
    window.addEventListener("pagehide", store);
  }
  return places;
}

export function placeAt(entry: string): Place | undefined {
  return known().get(entry);
}

export function keepPlace(entry: string, place: Place): void {
  const all = known();
  all.delete(entry);
  all.set(entry, place);
  const [first] = all.keys();
  if (all.size > placesMax && first !== undefined) all.delete(first);
}

function storedText(): string {
  try {
    // A link that is opened again asks for its section.
    const [visit] = performance.getEntriesByType("navigation");
    const isReturn = visit instanceof PerformanceNavigationTiming && visit.type !== "navigate";
    return (isReturn && window.sessionStorage.getItem(storageKey)) || "[]";
  } catch {
    return "[]";
  }
}

function store(): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify([...known()]));
  } catch {
    // The browser's own memory of a page's scroll is left.
  }
}

export function parsePlaces(text: string): readonly (readonly [entry: string, place: Place])[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isEntry).slice(-placesMax) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is readonly [entry: string, place: Place] {
  if (!Array.isArray(value) || typeof value[0] !== "string") return false;
  const place: unknown = value[1];
  if (typeof place !== "object" || place === null || !("section" in place) || !("offset" in place))
    return false;
  return (place.section === null || typeof place.section === "string") && Number.isFinite(place.offset);
}
