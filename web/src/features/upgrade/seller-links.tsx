// How a purchase is paid, and the seller's pages: drawn where something can be bought.

import { NoticeLinks } from "#components/notice-links.tsx";
import { Note } from "#components/note.tsx";
import { seller } from "#config/seller.ts";
import { purchasing } from "#messages/upgrade.ts";
import classes from "./seller-links.module.css";

export function SellerLinks() {
  if (seller === null) return null;
  return (
    <div className={classes.seller}>
      <Note>{purchasing.paidAtProvider}</Note>
      <NoticeLinks of={["terms", "privacy", "refunds"]} />
    </div>
  );
}
