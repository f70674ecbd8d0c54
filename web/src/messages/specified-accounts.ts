// The specification's texts of sign-in and of the e-mail's verification, word for word (sections 2, 4, 5 and 8).

export const specifiedAccounts = {
  emailMissing: "Please enter an email address",
  emailInvalid: "Invalid Email",
  errorCode: "Error : {code}",
  googleLinked: "Already signed in with Google. Use Google SignIn",
  passwordsDiffer: "Passwords does not match",
  signInError: "Sign-in error",
  signInErrorPrefix: "Sign-in error : ",
  popupCancelled: "Coudn't open the login popup. Make sure no other sign in popups are opened",
  otherAccountType: "This email has account with different type",
  popupBlocked: "Pop-up blocked by the browser. Please allow pop-up for {product}",
  popupClosed: "Sign in closed by the user",
  emailNotVerified: "Email Not Verified !",
  verifyBeforePremium: "Please verify the email before using Premium",
  sendEmail: "Send Email",
  emailSent: "Email sent to your inbox",
  emailSentError: "Email sent error",
} as const;
