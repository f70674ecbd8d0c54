// Where a tooltip stands: centred below its button, or above where there is no room, and never outside the window. Pure.

/** All in px of the window. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** Between button and tooltip. */
const gap = 6;
/** Between tooltip and the window's edge. */
const margin = 8;

export function tooltipPosition(button: Box, tooltip: Size, view: Size): { left: number; top: number } {
  const centred = button.left + (button.width - tooltip.width) / 2;
  const below = button.top + button.height + gap;
  const above = button.top - gap - tooltip.height;
  const fitsBelow = below + tooltip.height + margin <= view.height;
  return {
    left: Math.max(margin, Math.min(centred, view.width - margin - tooltip.width)),
    top: fitsBelow || above < margin ? below : above,
  };
}
