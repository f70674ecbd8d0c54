// Numbers, counted things and lists in texts.

export const number = new Intl.NumberFormat("en-US");

/** "1 term", "2,048 terms". */
export function counted(count: number, one: string, many: string): string {
  return `${number.format(count)} ${count === 1 ? one : many}`;
}

/** "5", "5 and 7", "5, 7 and 9". */
export function listed(items: readonly (number | string)[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
