// Our own texts of the cards about the current package and the account, in sentence case. They are not among those of
// own.ts, which every visit loads; the texts of a return from payment are in returns.ts, which is fetched later.

import { counted } from "./own.ts";

export const currentPackageTexts = {
  freePackage:
    "Every tool works. Premium adds step-by-step explanations, column comparison and custom number bases.",
  daysTaken: (id: string, day: string) =>
    `The payment of order ${id} was charged back or refunded on ${day}, so its days were taken.`,
  orders: "Orders",
  packageDays: (days: number, lastDay: string) =>
    `${counted(days, "day", "days")} left. The last day is ${lastDay}.`,
} as const;
