// The menu that copies or saves the map as SVG: with its groups or as a handout, in light colours or in those of the
// page. On phones it also has the map's switches.

import { IconDotsVertical, IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { IconMenu } from "#components/icon-menu.tsx";
import type { MenuEntry } from "#components/menu-group.ts";
import { saveFile } from "#lib/save-file.ts";
import { karnaughMap } from "#messages/karnaugh-map.ts";
import { filePaints, type Scheme } from "./colours.ts";
import { mapContents, mapSvg, type MapContents, type SavedMap } from "./core/map-svg.ts";

interface ExportMenuProps {
  /** The shown map without its colours. */
  readonly shown: Omit<SavedMap, "paints">;
  readonly scheme: Scheme;
  /** Further entries of the menu; empty where these have room outside it. */
  readonly choices: readonly MenuEntry[];
  readonly onCopy: (text: string) => void;
}

export function ExportMenu({ shown, scheme, choices, onCopy }: ExportMenuProps) {
  const [isLight, setLight] = useState(true);
  const [contents, setContents] = useState<MapContents>("groups");
  const svg = () => mapSvg({ ...shown, paints: filePaints(isLight ? "light" : scheme) }, contents);
  const save = () => saveFile(new Blob([svg()], { type: "image/svg+xml" }), karnaughMap.file);
  const entries = [
    { label: karnaughMap.copySvg, run: () => onCopy(svg()) },
    { label: karnaughMap.saveSvg, run: save },
  ];
  const kinds = mapContents.map((kind) => ({
    label: karnaughMap.contentsOf[kind],
    isOn: kind === contents,
    run: () => setContents(kind),
  }));
  const colours = [
    { label: karnaughMap.light, isOn: isLight, run: () => setLight(true) },
    { label: karnaughMap.asShown, isOn: !isLight, run: () => setLight(false) },
  ];
  const isAlone = choices.length === 0;
  return (
    <IconMenu
      icon={isAlone ? IconDownload : IconDotsVertical}
      label={isAlone ? karnaughMap.save : karnaughMap.options}
      groups={[
        ...(isAlone ? [] : [choices]),
        entries,
        { label: karnaughMap.contents, choices: kinds },
        ...(scheme === "light" ? [] : [{ label: karnaughMap.colours, choices: colours }]),
      ]}
    />
  );
}
