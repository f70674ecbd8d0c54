// The menu that copies or saves the map as SVG, in light colours or in those of the page; on phones it has the map's
// switches too.

import { IconDotsVertical, IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { IconMenu } from "#components/icon-menu.tsx";
import type { MenuEntry } from "#components/menu-button.tsx";
import type { Form } from "#expression/core/form.ts";
import { saveFile } from "#lib/save-file.ts";
import { karnaughMap } from "#messages/karnaugh-map.ts";
import { filePaints, type Scheme } from "./colours.ts";
import { mapSvg } from "./core/map-svg.ts";
import type { Drawn } from "./core/paints.ts";

interface ExportMenuProps {
  /** What is shown, but for its colours. */
  readonly drawn: Omit<Drawn, "paints">;
  readonly form: Form | null;
  readonly scheme: Scheme;
  /** What the menu has besides; empty where that has room of its own. */
  readonly choices: readonly MenuEntry[];
  readonly onCopy: (text: string) => void;
}

export function ExportMenu({ drawn, form, scheme, choices, onCopy }: ExportMenuProps) {
  const [isLight, setLight] = useState(true);
  const svg = () =>
    mapSvg({ ...drawn, paints: filePaints(isLight ? "light" : scheme) }, textsOf(drawn, form));
  const save = () => saveFile(new Blob([svg()], { type: "image/svg+xml" }), karnaughMap.file);
  const entries = [
    { label: karnaughMap.copySvg, run: () => onCopy(svg()) },
    { label: karnaughMap.saveSvg, run: save },
  ];
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
        ...(scheme === "light" ? [] : [{ label: karnaughMap.colours, choices: colours }]),
      ]}
    />
  );
}

function textsOf({ names, values }: Omit<Drawn, "paints">, form: Form | null) {
  const rowsOf = (wanted: 1 | "X") => values.flatMap((value, row) => (value === wanted ? [row] : []));
  return {
    title: karnaughMap.fileTitle(names),
    description: karnaughMap.fileDescription(rowsOf(1), rowsOf("X"), form && form.text),
  };
}
