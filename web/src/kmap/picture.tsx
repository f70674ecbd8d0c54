// Draws a picture's elements.

import { createElement } from "react";
import type { Element } from "./core/picture.ts";

/** The order of the elements never changes, so the index serves as the key. */
export function Picture({ elements }: { readonly elements: readonly (Element | string)[] }) {
  return elements.map((part, at) =>
    typeof part === "string"
      ? part
      : createElement(
          part.tag,
          { ...part.attributes, key: at },
          part.children.length > 0 && <Picture elements={part.children} />,
        ),
  );
}
