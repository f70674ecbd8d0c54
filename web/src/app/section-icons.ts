// The icon of each section that the drawer lists.

import {
  IconBinary,
  IconBorderAll,
  IconHome,
  IconLogicAnd,
  IconMathFunction,
  IconSchool,
  IconSum,
  IconTable,
  IconWand,
  type Icon,
} from "@tabler/icons-react";
import type { SectionPath } from "#addresses/core/paths.ts";

/** A section without an icon is not listed. */
export const sectionIcons: Readonly<Partial<Record<SectionPath, Icon>>> = {
  "/": IconHome,
  "/simplify": IconMathFunction,
  "/kmap": IconBorderAll,
  "/ttable": IconTable,
  "/soppos": IconSum,
  "/cgen": IconWand,
  "/csim": IconLogicAnd,
  "/number-systems": IconBinary,
  "/learn": IconSchool,
};
