// The letters that variables have without names of their own. Pure.

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** `count` letters from the start variable on; A follows Z (specification, section 5). */
export function variableNames(start: string, count: number): string[] {
  const first = alphabet.indexOf(start);
  return Array.from({ length: count }, (_, at) => alphabet.charAt((first + at) % alphabet.length));
}

export function areLettersFrom(start: string, names: readonly string[]): boolean {
  return variableNames(start, names.length).every((letter, at) => letter === names[at]);
}

/**
 * The last character that was typed into a field that held `before`, upper-cased; null unless it is a letter from A
 * to Z. The new letter may come before the old one, if the caret was there.
 */
export function lastTypedLetter(before: string, after: string): string | null {
  const typed =
    after.length > before.length && after.endsWith(before) ? after.slice(0, -before.length) : after;
  const letter = [...typed].at(-1)?.toUpperCase() ?? "";
  return /^[A-Z]$/.test(letter) ? letter : null;
}
