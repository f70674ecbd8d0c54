// The operator's pages about terms, privacy and refunds. A developer's machine has none, so its links lead nowhere.

import { noticePages, sellerSettings, type NoticePages } from "./core/seller.ts";

const isDeveloper = import.meta.env.MODE === "developer";

const example: NoticePages = {
  terms: "https://example.com/terms",
  privacy: "https://example.com/privacy",
  refunds: "https://example.com/refunds",
};

/** Null if no payment provider is configured. */
export const seller = isDeveloper ? example : sellerSettings(import.meta.env);

/** The pages that are set, also where nothing is sold. */
export const notices: Partial<NoticePages> = isDeveloper ? example : noticePages(import.meta.env);
