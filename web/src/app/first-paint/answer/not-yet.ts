// What of an answer comes later in the page too: parts that are fetched, and the bar of what takes long. The build takes
// this file for both in the script of the early answer.

export function pagePart(): null {
  return null;
}

export function LazyPart(): null {
  return null;
}

export function BusyBar(): null {
  return null;
}
