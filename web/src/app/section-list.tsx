// The content of the drawer: the product's mark and name, and the sections by group. The current one is marked.

import type { Icon } from "@tabler/icons-react";
import { useId } from "react";
import { Link, useLocation } from "react-router-dom";
import { groups, sectionOf, sections, type Section } from "#addresses/core/paths.ts";
import { productName } from "#config/product.ts";
import { shellTexts } from "#messages/shell.ts";
import { ProductMark } from "./product-mark.tsx";
import { sectionIcons } from "./section-icons.ts";
import classes from "./section-list.module.css";

interface SectionListProps {
  /** Called when any section is chosen, including the current one. */
  readonly onGo: () => void;
  /** Whether a chosen section takes the place of the shown entry, as that of the drawer over the page. */
  readonly replace?: boolean;
}

export function SectionList({ onGo, replace = false }: SectionListProps) {
  const current = sectionOf(useLocation().pathname);
  const id = useId();
  const link = (section: Section) => {
    const icon = sectionIcons[section.path];
    return (
      icon && (
        <SectionLink
          key={section.path}
          section={section}
          icon={icon}
          isCurrent={section === current}
          onGo={onGo}
          replace={replace}
        />
      )
    );
  };
  return (
    <nav className={classes.list} aria-label={shellTexts.sectionsOfProduct}>
      <p className={classes.product}>
        <ProductMark />
        {productName}
      </p>
      <ul>{ungrouped.map(link)}</ul>
      {groups.map((group) => (
        <div key={group}>
          <h2 id={`${id}-${group}`} className={classes.group}>
            {group}
          </h2>
          <ul aria-labelledby={`${id}-${group}`}>
            {all.filter((section) => section.group === group).map(link)}
          </ul>
        </div>
      ))}
    </nav>
  );
}

const all: readonly Section[] = sections;
const ungrouped = all.filter(({ group }) => group === null);

interface SectionLinkProps extends Required<SectionListProps> {
  readonly section: Section;
  readonly icon: Icon;
  readonly isCurrent: boolean;
}

function SectionLink({ section, icon: Glyph, isCurrent, onGo, replace }: SectionLinkProps) {
  const { path, label } = section;
  return (
    <li>
      <Link
        to={path}
        replace={replace}
        className={classes.link}
        aria-current={isCurrent ? "page" : undefined}
        onClick={onGo}
      >
        <Glyph size={20} stroke={1.5} aria-hidden />
        {label}
      </Link>
    </li>
  );
}
