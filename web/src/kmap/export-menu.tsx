// The button of the menu that copies or saves the map: as SVG or PNG in light colours or in those of the page, as LaTeX and as
// Markdown; with its groups or as a handout. It begins with the choices of how the map is drawn.

import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import { IconMenu } from "#components/icon-menu.tsx";
import type { MenuEntry } from "#components/menu-group.ts";
import { saveFile } from "#lib/save-file.ts";
import { pngOf } from "#lib/save-png.ts";
import { copyTexts } from "#messages/controls.ts";
import { karnaughMap, mapFiles } from "#messages/karnaugh-map.ts";
import { filePaints, type Scheme } from "./colours.ts";
import { mapContents, mapSvg, type MapContents, type SavedMap } from "./core/map-svg.ts";
import { mapLatex, mapMarkdown, mapTabular } from "./core/write-map.ts";

interface ExportMenuProps {
  /** The shown map without its colours. */
  readonly shown: Omit<SavedMap, "paints">;
  readonly scheme: Scheme;
  /** The entries before these, in groups. */
  readonly choices: readonly (readonly MenuEntry[])[];
  readonly onCopy: (text: string) => void;
}

export function ExportMenu(props: ExportMenuProps) {
  const { shown, scheme, choices, onCopy } = props;
  // The menu is another one each time it opens; what was chosen in it stays.
  const [isLight, setLight] = useState(true);
  const [contents, setContents] = useState<MapContents>("groups");
  const svg = () => mapSvg({ ...shown, paints: filePaints(isLight ? "light" : scheme) }, contents);
  const save = () => saveFile(new Blob([svg()], { type: "image/svg+xml" }), mapFiles.file);
  const savePng = async () => {
    const png = await pngOf(svg());
    // A map is far smaller than what browsers refuse; whoever meets a smaller limit still gets a file.
    if (png.ok) saveFile(png.value, mapFiles.pictureFile);
    else save();
  };
  const pictures = [
    { label: mapFiles.copySvg, run: () => onCopy(svg()) },
    { label: copyTexts.saveSvg, run: save },
    { label: copyTexts.savePng, run: () => void savePng() },
  ];
  const texts = [
    { label: mapFiles.copyLatex, run: () => onCopy(mapLatex(shown, contents)) },
    { label: mapFiles.copyTabular, run: () => onCopy(mapTabular(shown, contents)) },
    { label: mapFiles.copyMarkdown, run: () => onCopy(mapMarkdown(shown, contents)) },
  ];
  const kinds = mapContents.map((kind) => ({
    label: mapFiles.contentsOf[kind],
    isOn: kind === contents,
    run: () => setContents(kind),
  }));
  const colours = [
    { label: mapFiles.light, isOn: isLight, run: () => setLight(true) },
    { label: mapFiles.asShown, isOn: !isLight, run: () => setLight(false) },
  ];
  return (
    <IconMenu
      icon={IconDots}
      label={karnaughMap.options}
      groups={[
        ...choices,
        pictures,
        texts,
        { label: mapFiles.contents, choices: kinds },
        ...(scheme === "light" ? [] : [{ label: mapFiles.colours, choices: colours }]),
      ]}
    />
  );
}
