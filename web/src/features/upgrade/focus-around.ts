// Moves the focus to the surrounding section before a button removes itself.

export function focusAround(button: HTMLElement): void {
  button.closest<HTMLElement>("[tabindex='-1']")?.focus();
}
