// Where a link, a term, code or mathematics touches a word, because the space between them was lost.

import { elementsIn, type Node } from "../markup.ts";

const blocks = new Set(["p", "li", "legend", "caption", "figcaption"]);
const marked = new Set(["a", "abbr", "code", "dfn", "em", "strong"]);
/** Not an exponent, which touches its base. */
const inline = new Set(["i", "small", "span", "sub"]);

const touching = /[\p{L}\d]*(?:[\p{L}\d]‹|›[\p{L}\d]|›‹)[\p{L}\d]*/gu;

/** Each place with what stands around it; `‹` and `›` enclose what is marked. */
export function gluedIn(nodes: readonly Node[]): readonly string[] {
  return elementsIn(nodes)
    .filter(({ tag }) => blocks.has(tag))
    .flatMap(({ children }) => flat(children).match(touching) ?? []);
}

/** The same in a marked text of the data. */
export function gluedInText(text: string): readonly string[] {
  const enclosed = text.replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, "‹$&›");
  return enclosed.match(touching) ?? [];
}

function flat(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      const { tag, attributes, children } = node;
      // The name of a law stands in a column of its own.
      if ("data-law" in attributes) return "\n";
      if (attributes["role"] === "math") return "‹§›";
      if (marked.has(tag)) return `‹${flat(children)}›`;
      return inline.has(tag) ? flat(children) : "\n";
    })
    .join("");
}
