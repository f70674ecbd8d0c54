// The button of the menu that copies or saves the map; the menu is fetched when it is needed. On phones it also has the
// map's switches.

import { IconDotsVertical, IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { IconMenu } from "#components/icon-menu.tsx";
import { menuList } from "#components/menu-button.tsx";
import { pagePart } from "#lib/page-part.ts";
import { karnaughMap } from "#messages/karnaugh-map.ts";
import type { MapContents } from "./core/map-svg.ts";
import type { ExportMenuProps } from "./export-list.tsx";

/** The menu that the list is drawn in is fetched at the same time. */
const list = pagePart(async () => {
  const [{ ExportList }] = await Promise.all([import("./export-list.tsx"), menuList.load()]);
  return ExportList;
});

export function ExportMenu(props: ExportMenuProps) {
  // The menu is another one each time it opens; what was chosen in it stays.
  const [isLight, setLight] = useState(true);
  const [contents, setContents] = useState<MapContents>("groups");
  const isAlone = props.choices.length === 0;
  return (
    <IconMenu
      icon={isAlone ? IconDownload : IconDotsVertical}
      label={isAlone ? karnaughMap.save : karnaughMap.options}
      menu={{ part: list, props: { ...props, isLight, setLight, contents, setContents } }}
    />
  );
}
