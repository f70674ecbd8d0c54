// Compiles the text of a lesson, its `lesson.mdx`, into a module whose default export draws all of its sections. A heading of
// level 2 with an id, `## Two values [#two-values]`, begins a section. Inline code is mathematics, and `[words|term]` and `[term]`
// link to a definition, as in the texts of data. The heading of level 1 is for whoever reads the file.

import { compile } from "@mdx-js/mdx";
import type { Plugin } from "vite";
import { piecesOf } from "#learn/core/marked-text.ts";

/** A node of Markdown, or of the HTML that it becomes, with what is read here. */
interface Node {
  readonly type: string;
  readonly value?: string;
  /** Of a heading. */
  readonly depth?: number;
  /** Of a link. */
  readonly url?: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly children?: readonly Node[];
}

/** The file, which tells where in it a fault is. */
interface Source {
  readonly fail: (reason: string, place: Node | undefined) => never;
}

export function lessonText(): Plugin {
  return {
    name: "lesson-text",
    enforce: "pre",
    transform: {
      filter: { id: /\/lesson\.mdx$/ },
      async handler(text, path) {
        return { code: await compiledText(text, path), map: null };
      },
    },
  };
}

/** Rejects with a sentence and its place in the file where the text is no lesson. */
export async function compiledText(value: string, path: string): Promise<string> {
  const compiled = await compile(
    { value, path },
    { remarkPlugins: [() => sectionsIn], rehypePlugins: [() => asWritten], recmaPlugins: [() => inShort] },
  );
  return String(compiled);
}

/** The sections of a text, each an element `Section` around what is below its heading. */
function sectionsIn(root: Node, source: Source): Node {
  const sections: { readonly heading: Node; readonly below: Node[] }[] = [];
  for (const node of root.children ?? []) {
    const [depth, last] = [node.type === "heading" ? node.depth : undefined, sections.at(-1)];
    if (depth === 2) sections.push({ heading: node, below: [] });
    else if (last) last.below.push(...marked(node, source));
    else if (depth !== 1) source.fail("Only the title of the lesson is before its first section.", node);
  }
  const children = sections.map(({ heading, below }) => {
    const [, title, id] = /^(.+) \[#([a-z-]+)\]$/.exec(textOf(heading)) ?? [];
    if (title === undefined || id === undefined)
      return source.fail("A section's heading ends with its id, as in “Two values [#two-values]”.", heading);
    return element("mdxJsxFlowElement", "Section", { id, title }, below);
  });
  if (children.length < 2) source.fail("A lesson has two sections or more.", root);
  return { ...root, children };
}

/** A node with its mathematics, its terms and its links as elements. */
function marked(node: Node, source: Source): readonly Node[] {
  const { type, value = "", children } = node;
  if (type === "inlineCode") return [element("mdxJsxTextElement", "M", {}, [{ type: "text", value }])];
  if (type === "text") return markedText(node, source);
  const inside = children?.flatMap((child) => marked(child, source));
  if (type === "link") return [element("mdxJsxTextElement", "Link", { to: node.url ?? "" }, inside)];
  return [inside ? { ...node, children: inside } : node];
}

/** A line end in a sentence is a space. */
function markedText(node: Node, source: Source): readonly Node[] {
  try {
    return piecesOf((node.value ?? "").replaceAll("\n", " ")).map((piece) => {
      if (piece.kind !== "term") return { type: "text", value: piece.text };
      const words = { type: "text", value: piece.words };
      const other = piece.term === piece.words ? {} : { term: piece.term };
      return element("mdxJsxTextElement", "Term", other, [words]);
    });
  } catch (fault) {
    return source.fail(String(fault), node);
  }
}

function textOf({ value, children = [] }: Node): string {
  return value ?? children.map(textOf).join("");
}

/** As it comes out of MDX where a text names the element itself. */
const named = { _mdxExplicitJsx: true };

function element(
  type: "mdxJsxFlowElement" | "mdxJsxTextElement",
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly Node[] = [],
) {
  const written = Object.entries(attributes).map(([key, value]) => ({
    type: "mdxJsxAttribute",
    name: key,
    value,
  }));
  return { type, name, attributes: written, children, data: named };
}

/** Without the line ends between blocks; the tags are those of the page, which nothing replaces. */
function asWritten(node: Node): Node {
  const { type, data, children } = node;
  if (!children) return node;
  const inside = children.filter(({ type: kind, value }) => kind !== "text" || value !== "\n").map(asWritten);
  return { ...node, children: inside, ...(type === "element" && { data: { ...data, ...named } }) };
}

/** A statement of the module. */
interface Statement {
  readonly type: string;
  readonly id?: { readonly name: string } | null;
  readonly body?: { readonly body: readonly Statement[] };
}

/**
 * The module with nothing but its imports and the function that draws. A layout is left out, and so are the checks for
 * missing blocks: `lessonOf` has one for all texts.
 */
function inShort({ body: statements, ...program }: { readonly body: readonly Statement[] }) {
  const body = statements.flatMap((statement) => {
    const { type, id, body: inside } = statement;
    if (type === "ImportDeclaration") return [statement];
    if (id?.name !== "_createMdxContent" || !inside) return [];
    const unchecked = inside.body.filter((each) => each.type !== "IfStatement");
    const declaration = { ...statement, body: { ...inside, body: unchecked } };
    return [{ type: "ExportDefaultDeclaration", declaration }];
  });
  return { ...program, body };
}
