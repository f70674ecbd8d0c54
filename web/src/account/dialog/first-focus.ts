// What takes the focus of a form when it appears, and when something in it goes that had the focus: the element with
// `data-first`.

export function focusFirst(form: HTMLElement | null | undefined): void {
  form?.querySelector<HTMLElement>("[data-first]")?.focus();
}
