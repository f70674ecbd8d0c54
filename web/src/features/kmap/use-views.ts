// Which views of the function are open, and remembered: in a wide window the map and any others, in a narrow one a single view.

import { useState } from "react";
import { readText, writeText } from "#lib/storage.ts";

/** A view that can be opened besides the map, or in its place. */
const others = ["table", "circuit"] as const;
type Other = (typeof others)[number];
export type View = "map" | Other;

const key = "kmapPane";

export function useViews(isWide: boolean) {
  const [opened, setOpened] = useState(storedViews);
  const open = (views: readonly Other[]) => {
    setOpened(views);
    writeText(key, views.join(" "));
  };
  const alone: View = opened[0] ?? "map";
  return {
    /** The view of a narrow window. */
    alone,
    isOpen: (view: View) => (isWide ? view === "map" || opened.includes(view) : view === alone),
    /** Opens this view alone. */
    choose: (view: View) => open(view === "map" ? [] : [view]),
    toggle: (view: Other) => open(others.filter((one) => opened.includes(one) !== (one === view))),
  };
}

function storedViews(): readonly Other[] {
  const stored = (readText(key) ?? "").split(" ");
  return others.filter((view) => stored.includes(view));
}
