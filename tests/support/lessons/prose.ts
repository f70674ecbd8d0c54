// What of a drawn section is read as text, in its order: not mathematics, code, drawings, headings and buttons.

import type { Element, Node } from "../markup.ts";

export interface Piece {
  readonly text: string;
  /** The id of the definition in which it stands. */
  readonly definition?: string | undefined;
  /** The term to whose definition it links. */
  readonly term?: string | undefined;
  readonly href?: string | undefined;
  /** Whether it stands in a cell of a table. */
  readonly isCell?: boolean;
  /** The id of a question that begins here, or whether the reader can press or type here. */
  readonly question?: string | undefined;
  readonly isPress?: boolean;
}

const skipped = new Set(["code", "svg", "h1", "h2", "h3", "h4", "style", "script"]);
const pressed = new Set(["button", "input", "textarea", "select", "summary"]);
const inline = new Set([
  "a",
  "abbr",
  "b",
  "cite",
  "dfn",
  "em",
  "i",
  "mark",
  "q",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
]);
const tools = /^\/(simplify|ttable|csim)\b/;

export function piecesOf(nodes: readonly Node[], around: Omit<Piece, "text"> = {}): readonly Piece[] {
  return nodes.flatMap((node): readonly Piece[] => {
    if (typeof node === "string") return [{ ...around, text: node }];
    const { tag, attributes, children } = node;
    // Words before and after mathematics are not neighbours.
    if (attributes["role"] === "math") return [{ text: " § " }];
    // The name of a law, beside the line that it leads to, links to the law itself.
    if (skipped.has(tag) || "data-law" in attributes) return [{ text: "\n" }];
    if (pressed.has(tag) || tools.test(attributes["href"] ?? "")) return [{ text: "\n", isPress: true }];
    const inside = piecesOf(children, marksOf(node, around));
    const question = attributes["data-question"];
    const start = { text: inline.has(tag) ? "" : "\n", question };
    return [start, ...inside, { text: inline.has(tag) ? "" : "\n" }];
  });
}

function marksOf({ tag, attributes }: Element, around: Omit<Piece, "text">): Omit<Piece, "text"> {
  if (tag === "dfn") return { ...around, definition: attributes["id"] };
  if (tag === "a") return { ...around, term: attributes["data-term"], href: attributes["href"] };
  if (tag === "td" || tag === "th") return { ...around, isCell: true };
  return around;
}
