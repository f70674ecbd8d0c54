// What Premium adds, in the dialog about a feature of it: the dialog's part that is fetched. It keeps where the feature was pressed.
// The list is a part of this part: its many files would be named in each screen that has the dialog.

import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { focusFirst } from "#components/focus.ts";
import { LazyPart } from "#components/lazy-part.tsx";
import { pagePart } from "#lib/page-part.ts";
import { keepWayBack } from "./kept-way-back.ts";

const adds = pagePart(async () => (await import("./premium-adds.tsx")).PremiumAdds);

interface PremiumToldProps {
  /** Called when a link is pressed, before it is followed. */
  readonly onClose: () => void;
}

export function PremiumTold({ onClose }: PremiumToldProps) {
  const { pathname, search, state } = useLocation();
  useEffect(() => keepWayBack({ address: pathname + search, state }), [pathname, search, state]);
  const list = useRef<HTMLDivElement>(null);
  // A list that is there already as the dialog opens would have the focus by its first link.
  useEffect(() => {
    if (list.current?.contains(document.activeElement) === true) focusFirst(list.current.closest("dialog"));
  }, []);
  return (
    <div ref={list}>
      <LazyPart part={adds} props={{ heading: "h3", onLeave: onClose }} />
    </div>
  );
}
