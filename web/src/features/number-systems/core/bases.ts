// The available bases: the four fixed ones and the custom ones (specification, sections 5 and 9).

export const fixedBases = [2, 8, 10, 16] as const;

const baseMin = 2;
const baseMax = 36;

const allBases: readonly number[] = Array.from({ length: baseMax - baseMin + 1 }, (_, at) => at + baseMin);

/**
 * The fixed bases and these custom ones, ascending and without repeats: the order in which the rules search for the
 * smallest base.
 */
export function availableBases(custom: readonly number[]): readonly number[] {
  return allBases.filter((base) => isFixed(base) || custom.includes(base));
}

function isFixed(base: number): boolean {
  return fixedBases.some((fixed) => fixed === base);
}

/** Whether the panel's field may hold this text: an empty text, or an integer from 1 to 36. */
export function isEntry(text: string): boolean {
  return text === "" || (/^[1-9]\d?$/.test(text) && Number(text) <= baseMax);
}

/** The base that Add would add; null while Add is disabled. */
export function addable(entry: string, custom: readonly number[]): number | null {
  if (entry === "" || !isEntry(entry)) return null;
  const base = Number(entry);
  return base >= baseMin && !availableBases(custom).includes(base) ? base : null;
}

/**
 * The custom bases in a stored text, ascending and without repeats; values that cannot be added in the panel are left
 * out.
 */
export function parseCustomBases(stored: string | null): readonly number[] {
  const found = jsonOf(stored);
  return Array.isArray(found) ? allBases.filter((base) => !isFixed(base) && found.includes(base)) : [];
}

function jsonOf(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
