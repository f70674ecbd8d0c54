// Links to the operator's pages of notices, those that are set.

import { notices } from "#config/seller.ts";
import type { NoticePages } from "#config/core/seller.ts";
import { noticeTexts, shellTexts } from "#messages/shell.ts";
import classes from "./notice-links.module.css";

export function NoticeLinks({ of }: { readonly of: readonly (keyof NoticePages)[] }) {
  const links = of.flatMap((page) => {
    const address = notices[page];
    return address === undefined ? [] : [{ page, address }];
  });
  if (links.length === 0) return null;
  return (
    <ul className={classes.links}>
      {links.map(({ page, address }) => (
        <li key={page}>
          <a className={classes.link} href={address} target="_blank" rel="noreferrer">
            {noticeTexts[page]}
            <span className="spoken">, {shellTexts.opensNewTab}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
