// How a text that the crate has printed is cut for the page: where a line may break. Pure.

/** What a text is made of, and so where its lines may break. */
export type PrintedKind = "sum" | "product" | "minTerms" | "dontCares" | "maxTerms";

/** A sum of products and a product of one literal each look alike: it is a sum, which never breaks in a product. */
export function kindOf(text: string): PrintedKind {
  if (text.startsWith("Σd")) return "dontCares";
  if (text.startsWith("Σ")) return "minTerms";
  if (text.startsWith("Π")) return "maxTerms";
  return text.includes("(") ? "product" : "sum";
}

/**
 * The pieces between which a line may break, so that their concatenation is the text: a sum before each `+`, a
 * product of sums before each `.`, a list `Σm(1,3,8)` after each comma.
 */
export function unbreakablePieces(text: string): string[] {
  switch (kindOf(text)) {
    case "sum":
      return text.split(/(?=\+)/);
    case "product":
      return text.split(/(?=\.)/);
    case "minTerms":
    case "dontCares":
    case "maxTerms":
      return text.split(/(?<=,)/);
  }
}

/** `Σm(2,3,7)`. */
export function minTermList(minTerms: readonly number[]): string {
  return `Σm(${minTerms.join(",")})`;
}

/** `ΠM(0,1)`. */
export function maxTermList(maxTerms: readonly number[]): string {
  return `ΠM(${maxTerms.join(",")})`;
}
