// Texts that the specification gives, literal to the letter: never mend them here. A test compares each of them with the
// specification.

/** The frame of every screen, Home, Simplifier, tables, history, accounts. */
export const specified = {
  // Section 2: header, notice, default error page
  betaLabel: "beta web version",
  googlePlay: "Get it on Google Play",
  unexpectedError: "Unexpected Application Error!",

  // Section 2: Home's cards
  cardSimplify: "Simplify Expression",
  cardKmap: "Karnaugh Map",
  cardTruthTable: "Truth Table",
  cardSopPos: "SoP PoS",
  cardCircuit: "Circuit",
  cardNumberSystems: "Number Systems",
  cardLearn: "Learn",
  cardGenerator: "Generator",
  cardSimulator: "Simulator",
  open: "Open",

  // Section 7: analytics and error notices
  anonymousUser: "annonymous",
  networkErrorSubject: "Network Error On Simplifyer",

  // Section 2: Simplifier
  boolean: "Boolean",
  minTerms: "Min Terms",
  simplify: "Simplify",
  answer: "Answer",
  sumOfProduct: "Sum Of Product",
  primeImplicants: "Prime Implicants",
  result: "Result",

  // Sections 2 and 4: SoP PoS
  sop: "SoP",
  pos: "PoS",
  noExpression: "-",

  // Section 2: Premium Feature dialog
  premiumFeature: "Premium Feature",
  notNow: "Not Now",
  seePlans: "See Plans",

  // Section 2: Truth table
  generateTable: "Generate Table",
  showNames: "Show Fn in table header",
  compareColumns: "Compare columns",

  // Sections 2 and 3: History
  history: "History",
  booleanSimplification: "boolean simplification",

  // Section 2: accounts
  account: "Account",
  signIn: "Sign In",
  signOut: "Sign Out",

  // Section 8
  couldNotSimplify: "Could not simplify the input",
  errorGeneratingTable: "Error Generating Truth Table",
} as const;

/** Home and the drawer's groups (section 2). */
export const specifiedDrawer = {
  home: "Home",
  groupSimplify: "Simplify",
  groupLogicTables: "Logic Tables",
  groupCircuit: "Circuit",
  groupNumberSystems: "Number Systems",
  groupBooleanAlgebra: "Boolean Algebra",
} as const;

/** Sign-in and the e-mail's verification (sections 2, 4, 5 and 8). */
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

/** The current package (section 2). */
export const specifiedPackage = {
  currentPackage: "Current Package",
  premiumPackage: "PREMIUM",
  freePackage: "FREE",
} as const;

/** Packages and purchases (sections 2, 4, 8 and 9). */
export const specifiedBuying = {
  currency: "USD",
  buyNow: "Buy Now",
  emailVerificationRequired: "Email verification required",
  unableToLoadPackages: "Unable to load packages : ",
} as const;

/** The return from payment (sections 2 and 8). */
export const specifiedReturns = {
  purchaseSucceeded: "Your purchase was successful!",
  packageUpgraded: "Your have successfully upgraded your package !",
  purchaseCanceled: "Your purchase was canceled.",
  purchaseInvalid: "Invalid purchase !",
  purchasePending:
    "Your purchase is pending. Please contact developer with your payment receipt to track the status!",
  purchaseIncomplete: "Your purchse did not compleated !",
  paymentNotFound:
    "Your payment is not found in the system. Please contact developer with your payment receipt !",
} as const;

/** Number Systems (sections 2, 5 and 9). */
export const specifiedNumbers = {
  bin: "BIN",
  oct: "OCT",
  dec: "DEC",
  hex: "HEX",
  custom: "Custom",
  customBases: "Custom Bases",
  noCustomBases: "No custom bases added",
  availableUpTo: "Available upto 36",
  binary: "Binary",
  ternary: "Ternary",
  tetratrigesimal: "Tetratrigesimal",
  complementOnes: "1's",
  complementTwos: "2's",
  bits4: "4",
  bits8: "8",
  bits12: "12",
  bits16: "16",
  bitsVar: "Var",
  integerPartOnly: "(Integer Part Only)",
} as const;

/** The steps of a derivation. */
export const specifiedSteps = {
  showSteps: "Show Steps",
  loadingSteps: "Loading Steps ...",
} as const;

/** The Simulator (sections 2, 5 and 8). */
export const specifiedSimulator = {
  underDevelopment: "Simulator is Still Under Development",
  inputLimitReached: "Input Limit Reached",
  showOutputValue: "Show Output Value",
  showJointNodes: "Show Joint Nodes",
  delete: "Delete",
} as const;

/** The list and the screen of a lesson (sections 2, 3 and 8). */
export const specifiedLessons = {
  modules: {
    fundamentals: "Fundamentals of Boolean Algebra",
    functions: "Boolean Functions",
    theorems: "Boolean Algebra Theorems",
  },
  titles: {
    "01": "Introduction to Boolean Logic",
    "02": "Boolean Variables and Logic Gates",
    "03": "Laws of Boolean Algebra",
    "04": "Constructing a Truth Table",
    "09": "Consensus Theorem",
    "10": "De Morgan's Theorems",
  },
  video: "Video",
  interactive: "Interactive",
  tutorial: "Tutorial",
  start: "START",
  upcoming: "Upcoming...",
  read: "Read",
} as const;

/** In place of a lesson or of its video (sections 2 and 8). */
export const specifiedNotices = {
  loadingVideo: "Loading Video...",
  notFound: "Lesson Not Found",
  notFoundLead: "May be you spelled it wroing in the URL !",
  notFoundHint: "Select one from the lesson navigator",
  underDevelopment: "Lesson Under Development!",
  underDevelopmentLead: "This module will be updated with you in next updates !",
  keepInTouch: "Keep in touch",
} as const;
