// Numbers and counted things in texts.

export const number = new Intl.NumberFormat("en-US");

/** "1 term", "2,048 terms". */
export function counted(count: number, one: string, many: string): string {
  return `${number.format(count)} ${count === 1 ? one : many}`;
}
