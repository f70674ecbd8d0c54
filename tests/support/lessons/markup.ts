// Reads the markup that React's server writes, which is well formed, into a tree.

export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
}

export type Node = Element | string;

const token = /<!--.*?-->|<(\/?)([a-zA-Z][\w-]*)((?:\s[^\s=>]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/gs;
const empty = new Set(["area", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"]);

interface Open {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
}

/** Throws for an element that is not closed. */
export function readMarkup(markup: string): readonly Node[] {
  const top: Open = { tag: "", attributes: {}, children: [] };
  const open = [top];
  for (const [whole, closes, tag, attributes = "", isClosed] of markup.matchAll(token)) {
    const parent = open.at(-1) ?? top;
    if (tag === undefined) {
      if (!whole.startsWith("<")) parent.children.push(unescaped(whole));
    } else if (closes === "/") {
      if (open.pop()?.tag !== tag) throw new Error(`${tag} is closed without being open.`);
    } else {
      const element: Open = { tag, attributes: attributesOf(attributes), children: [] };
      parent.children.push(element);
      if (isClosed !== "/" && !empty.has(tag)) open.push(element);
    }
  }
  if (open.length > 1) throw new Error(`${open.at(-1)?.tag} is not closed.`);
  return top.children;
}

function attributesOf(text: string): Readonly<Record<string, string>> {
  const found = text.matchAll(/\s([^\s=>]+)(?:="([^"]*)")?/g);
  return Object.fromEntries([...found].map(([, name = "", value = ""]) => [name, unescaped(value)]));
}

function unescaped(text: string): string {
  const characters: Readonly<Record<string, string>> = {
    "&#x27;": "'",
    "&quot;": '"',
    "&amp;": "&",
    "&lt;": "<",
    "&gt;": ">",
  };
  return text.replaceAll(/&[#\w]+;/g, (entity) => characters[entity] ?? entity);
}

/** All elements in document order. */
export function elementsIn(nodes: readonly Node[]): readonly Element[] {
  return nodes.flatMap((node) => (typeof node === "string" ? [] : [node, ...elementsIn(node.children)]));
}

export function textOf(nodes: readonly Node[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : textOf(node.children))).join("");
}
