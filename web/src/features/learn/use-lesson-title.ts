// The document's title while a lesson is shown. The header keeps the layout's title, that of the page's section.

import { useEffect, useLayoutEffect } from "react";
import { productName } from "#config/product.ts";
import { specified } from "#messages/specified.ts";

export function useLessonTitle(title: string): void {
  // An effect, so that it runs after the layout effect that writes the layout's own title.
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
  // The cleanup of a layout effect, so that it runs before the layout writes its next title. The list has the same
  // title as the lesson's layout, so on the way to the list the layout writes none.
  useLayoutEffect(
    () => () => {
      document.title = `${specified.cardLearn} · ${productName}`;
    },
    [],
  );
}
