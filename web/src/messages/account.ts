// Accounts on every screen, and what Premium adds.

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

/** In the dialog about Premium and on the screen of the packages. */
export const premium = {
  adds: "What Premium adds",
  ownSteps: {
    title: "Check your own steps",
    text: "Each line that you write is judged: right, with its laws, or wrong, with the mistake. Hints tell what comes next.",
  },
  judged: "A right line and a wrong one:",
  tryFree: "Try it free in lesson 03",
  example: "Example:",
  items: {
    steps: { title: "Step-by-step explanation", text: "Every law, every line, what changed." },
    targets: {
      title: "Steps to other forms",
      text: "To the minimum product of sums, to NAND gates alone, to common factors.",
    },
    proofs: { title: "Proofs", text: "Why two columns are equal, one law at a time." },
    comparison: { title: "Column comparison", text: "Equal functions found and coloured." },
    bases: { title: "Custom number bases", text: "Any base from 2 to 36." },
  },
} as const;
