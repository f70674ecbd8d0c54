// Gives the focus to the screen, for controls that disappear when they are pressed. Otherwise the focus would fall to
// the body, and the next Tab would start at the top of the page.

export function focusScreen(): void {
  document.querySelector("main")?.focus({ preventScroll: true });
}
