// Accounts, in the first load and on the Upgrade screen.

export const accountTexts = {
  signIn: "Sign in",
  password: "Password",
  emailVerifiedTag: "verified",
  emailVerified: "Your e-mail is verified.",
  notSignedIn: "You are not signed in. The same account works in the Android app.",
  deleteAccount: "Delete account",
  notDeleted: "The account could not be deleted.",
  accountDeleted: "Account deleted",
} as const;
