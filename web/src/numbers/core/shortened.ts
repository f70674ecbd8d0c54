// Shortens a long run of digits in a working to both ends, with a mark for the digits left out between them.

const shownMax = 20;
const endLength = 5;

export function shortened(digits: string): string {
  if (digits.length <= shownMax) return digits;
  return `${digits.slice(0, endLength)}…${digits.slice(-endLength)}`;
}
