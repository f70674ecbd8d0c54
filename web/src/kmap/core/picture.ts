// A picture as a tree of SVG elements: React draws it on the page, `toXml` writes it to a file. Pure.

export interface Element {
  readonly tag: "g" | "rect" | "path" | "circle" | "text" | "tspan";
  /** Named as React names them; `toXml` derives the XML names. */
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly (Element | string)[];
}

export function element(
  tag: Element["tag"],
  attributes: Element["attributes"],
  children: Element["children"] = [],
): Element {
  return { tag, attributes, children };
}

export function toXml(node: Element | string): string {
  if (typeof node === "string") return escaped(node);
  const { tag, attributes, children } = node;
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${kebab(name)}="${escaped(String(value))}"`)
    .join("");
  return children.length === 0
    ? `<${tag}${written}/>`
    : `<${tag}${written}>${children.map(toXml).join("")}</${tag}>`;
}

/** Writes `strokeWidth` as `stroke-width`; a few SVG names keep their capitals. */
function kebab(name: string): string {
  if (name === "textLength" || name === "lengthAdjust") return name;
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes a text for use as content or as the value of an attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
