// Long runs of digits in a working: both ends, and in the middle that something was left out.

const shownMax = 20;
const endLength = 5;

export function shortened(digits: string): string {
  if (digits.length <= shownMax) return digits;
  return `${digits.slice(0, endLength)}…${digits.slice(-endLength)}`;
}
