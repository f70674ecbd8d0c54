// The arrow keys go from button to button of a toolbar.

import type { KeyboardEvent } from "react";

export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (by === undefined || event.defaultPrevented) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
  const at = buttons.findIndex((button) => button === document.activeElement);
  if (at < 0) return;
  event.preventDefault();
  buttons.at((at + by) % buttons.length)?.focus();
}
