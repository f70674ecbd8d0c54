// The parts of an answer that come later in the page too: parts fetched on demand, and the bar of a long call. In the
// script of the early answer the build replaces both by this file.

export function pagePart(): null {
  return null;
}

export function LazyPart(): null {
  return null;
}

export function BusyBar(): null {
  return null;
}
