// A button that goes when it has done its work leaves the focus to the section around it.

export function focusAround(button: HTMLElement): void {
  button.closest<HTMLElement>("[tabindex='-1']")?.focus();
}
