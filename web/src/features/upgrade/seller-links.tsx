// Links to the terms of sale, next to the buttons that buy.

import { Note } from "#components/note.tsx";
import { seller } from "#config/seller.ts";
import { buying } from "#messages/buying.ts";
import { shellTexts } from "#messages/shell.ts";
import classes from "./seller-links.module.css";

export function SellerLinks() {
  if (seller === null) return null;
  const links = [
    [buying.terms, seller.terms],
    [buying.privacy, seller.privacy],
    [buying.refunds, seller.refunds],
  ] as const;
  return (
    <div className={classes.seller}>
      <Note>{buying.paidAtProvider}</Note>
      <ul className={classes.links}>
        {links.map(([label, address]) => (
          <li key={label}>
            <a className={classes.link} href={address} target="_blank" rel="noreferrer">
              {label}
              <span className="spoken">, {shellTexts.opensNewTab}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
