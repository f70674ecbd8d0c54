// The position of a tooltip: centred below its button, or above if there is no room below, and never outside the
// window. Pure.

/** In px; positions count from the window's corner. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** The distance between button and tooltip. */
const gap = 6;
/** The smallest distance between tooltip and window's edge. */
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
