// The sign-in dialog and its refused tries, fetched with the dialog.

export const signingIn = {
  signInLead: "The same account works in the Android app.",
  continueWithGoogle: "Continue with Google",
  continueWithEmail: "Continue with e-mail",
  facebook: "Facebook",
  yourEmail: "Your e-mail",
  yourEmailLead: "We check whether you already have an account.",
  emailField: "E-mail",
  createAccount: "Create your account",
  fullName: "Full name",
  passwordAgain: "Re-enter password",
  showPassword: "Show the password",
  welcomeBack: "Welcome back",
  haveAccount: "I already have an account",
  forgotPassword: "Forgot password",
  goOn: "Continue",
  back: "Back",

  emailTaken: "This e-mail already has an account. Enter its password, or continue with Google.",
  resetMailed: (email: string) =>
    `An e-mail with a link to set a new password was sent to ${email}. If it does not arrive, look in the spam folder.`,
  hints: {
    wrongPassword: "The password is wrong. Try again, or choose Forgot password.",
    wrongPasswordAgain: "The password is wrong. Try again.",
    otherGoogleAccount: "This is another Google account. Choose the one that you are signed in with.",
    tooManyTries: "There were too many tries. Wait a few minutes, then try again.",
    weakPassword: "A password has at least six characters. Choose a longer one.",
    passwordRules: "Choose a password that meets these requirements.",
    quota: "The sign-in service takes no more requests for now. Try again later.",
    accountDisabled: "This account is disabled. Contact the developer.",
    network: "The sign-in service could not be reached. Check the connection and try again.",
  },
} as const;
