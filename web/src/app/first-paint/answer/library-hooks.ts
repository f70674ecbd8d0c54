// What the rows of an answer ask of the library's hooks, for the script of the early answer.

/** What only the page does. */
export function useWindowEvent(): void {}

export function useMediaQuery(query: string): boolean {
  return window.matchMedia(query).matches;
}
