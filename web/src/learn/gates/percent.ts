// Positions an element over a drawing in the drawing's own units, so that both shrink together.

export function percent(units: number, whole: number): string {
  return `${(100 * units) / whole}%`;
}
