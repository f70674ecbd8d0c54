// Reads XML, and what React's server writes, into a tree. It throws where either is not well-formed.

import { SaxesParser } from "saxes";

export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
}

export type Node = Element | string;

interface Open extends Element {
  readonly children: Node[];
}

/** The top element of a document. */
export function readXml(document: string): Element {
  const around: Open = { tag: "", attributes: {}, children: [] };
  const open = [around];
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => {
    const element: Open = { tag: name, attributes, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("text", (text) => void open.at(-1)?.children.push(text));
  parser.on("closetag", () => void open.pop());
  parser.write(document).close();
  const top = around.children.find((child) => typeof child === "object");
  if (!top) throw new Error("There is no element.");
  return top;
}

/** The markup of several elements and texts. */
export function readMarkup(markup: string): readonly Node[] {
  return readXml(`<top>${markup}</top>`).children;
}

/** All elements in document order. */
export function elementsIn(nodes: readonly Node[]): readonly Element[] {
  return nodes.flatMap((node) => (typeof node === "string" ? [] : [node, ...elementsIn(node.children)]));
}

export function textOf(nodes: readonly Node[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : textOf(node.children))).join("");
}
