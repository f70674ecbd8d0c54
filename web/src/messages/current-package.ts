// Texts of the cards about the current package and the account. The texts of a return from payment are in returns.ts.

import { counted } from "./numbers.ts";

export const currentPackageTexts = {
  freePackage: "Every tool works. Premium checks your own steps and explains each answer.",
  daysTaken: (id: string, day: string) =>
    `The payment of order ${id} was charged back or refunded on ${day}, so its days were taken.`,
  orders: "Orders",
  packageDays: (days: number, lastDay: string) =>
    `${counted(days, "day", "days")} left. The last day is ${lastDay}.`,
} as const;
