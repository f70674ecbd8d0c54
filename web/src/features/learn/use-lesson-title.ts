// The document's title while a lesson is shown. The layout's title is that of the section, which the header keeps.

import { useEffect, useLayoutEffect } from "react";
import { productName } from "#config/product.ts";
import { specified } from "#messages/specified.ts";

export function useLessonTitle(title: string): void {
  // After the layout's own, which a layout effect writes.
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
  // Before the layout's next one. The list has the section's title, so from here to there the layout writes none.
  useLayoutEffect(
    () => () => {
      document.title = `${specified.cardLearn} · ${productName}`;
    },
    [],
  );
}
