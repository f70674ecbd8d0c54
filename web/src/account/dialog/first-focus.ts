// Gives the focus to a form's element with `data-first`: when the form appears, and when the element that had the
// focus is removed.

export function focusFirst(form: HTMLElement | null | undefined): void {
  form?.querySelector<HTMLElement>("[data-first]")?.focus();
}
