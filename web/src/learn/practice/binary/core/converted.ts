// A number written in another base. Pure.

import { convert } from "#numbers/core/convert.ts";
import { plainText } from "#numbers/core/number-text.ts";

/** @param digits in upper case; may have a point */
export function converted(digits: string, base: number, target: number): string {
  const [whole = "", fraction = ""] = digits.split(".");
  const numeral = { whole, fraction, hasPoint: fraction !== "", isNegative: false, radixMin: base };
  const [value] = convert({ numeral, base, targets: [target] }).values;
  return value ? plainText(value) : "";
}
