// What the sign-in dialog says of what was tried, fetched with it.

export const signingIn = {
  emailTaken: "This e-mail already has an account. Enter its password, or continue with Google.",
  resetMailed: (email: string) =>
    `An e-mail with a link to set a new password was sent to ${email}. If it does not arrive, look in the spam folder.`,
  hints: {
    wrongPassword: "The password is wrong. Try again, or choose Forgot password.",
    wrongPasswordAgain: "The password is wrong. Try again.",
    otherGoogleAccount: "This is another Google account. Choose the one that you are signed in with.",
    tooManyTries: "There were too many tries. Wait a few minutes, then try again.",
    weakPassword: "Choose a longer password.",
    accountDisabled: "This account is disabled. Contact the developer.",
    network: "The sign-in service could not be reached. Check the connection and try again.",
  },
} as const;
