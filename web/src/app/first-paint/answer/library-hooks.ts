// The library's hooks that the rows of an answer use, for the script of the early answer.

/** Does nothing: only the page listens to the window. */
export function useWindowEvent(): void {}

export function useMediaQuery(query: string): boolean {
  return window.matchMedia(query).matches;
}
