// A small strict reader of XML: elements, attributes and texts, with the five entities. It throws where a document is
// not well-formed.

export interface XmlElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

export function readXml(document: string): XmlElement {
  let rest = document.trim();
  const take = (pattern: RegExp): RegExpExecArray => {
    const found = pattern.exec(rest);
    if (found?.index !== 0) throw new Error(`not well-formed at: ${rest.slice(0, 60)}`);
    rest = rest.slice(found[0].length);
    return found;
  };
  const element = (): XmlElement => {
    const [, tag = ""] = take(/<([A-Za-z][\w:-]*)/);
    const attributes: Record<string, string> = {};
    while (/^\s+[\w:]/.test(rest)) {
      const [, name = "", value = ""] = take(/\s+([\w:][\w:.-]*)="([^"<]*)"/);
      if (name in attributes) throw new Error(`${tag} has ${name} twice`);
      attributes[name] = plain(value);
    }
    if (take(/\s*(\/?)>/)[1] === "/") return { tag, attributes, children: [] };
    const children: (XmlElement | string)[] = [];
    while (!rest.startsWith("</")) children.push(rest.startsWith("<") ? element() : plain(take(/[^<]+/)[0]));
    take(new RegExp(`</${tag}>`));
    return { tag, attributes, children };
  };
  const top = element();
  if (rest !== "") throw new Error(`after the end: ${rest.slice(0, 60)}`);
  return top;
}

function plain(text: string): string {
  // oxlint-disable-next-line no-control-regex -- XML forbids just these
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text)) throw new Error("a character that XML forbids");
  return text.replace(/&([^;]*);?/g, (whole, name: string) => {
    const sign = whole.endsWith(";") ? entities[name] : undefined;
    if (sign === undefined) throw new Error(`no entity: ${whole}`);
    return sign;
  });
}

/** The element itself and all in it. */
export function elementsIn(element: XmlElement): readonly XmlElement[] {
  return [
    element,
    ...element.children.flatMap((child) => (typeof child === "string" ? [] : elementsIn(child))),
  ];
}

export function textOf({ children }: XmlElement): string {
  return children.map((child) => (typeof child === "string" ? child : textOf(child))).join("");
}
