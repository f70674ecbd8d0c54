// The texts of the dialog that deletes an account, fetched with it.

import { counted } from "./numbers.ts";

export const accountDeletion = {
  deleteAccountLead: (email: string) =>
    `This deletes the account ${email} for good, here and in the Android app. The history on this device stays.`,
  deleteLosesDays: (days: number) => `You lose ${counted(days, "day", "days")} of Premium.`,
  deleteLosesOrder: (id: string) => `A payment for order ${id} may still come. Its days would be lost.`,
  provePassword: "Enter your password to go on.",
  proveGoogle: "Sign in with Google once more to go on.",
  proveEither: "Enter your password, or sign in with Google once more, to go on.",
  deleteWithGoogle: "Delete account with Google",
} as const;
