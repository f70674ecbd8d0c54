// Texts that the specification gives, literal to the letter: never mend them here.

export const specified = {
  // Section 2: header, notice, default error page
  betaLabel: "beta web version",
  googlePlay: "Get it on Google Play",
  unexpectedError: "Unexpected Application Error!",
  home: "Home",

  // Section 2: the drawer's groups
  groupSimplify: "Simplify",
  groupLogicTables: "Logic Tables",
  groupCircuit: "Circuit",
  groupNumberSystems: "Number Systems",
  groupBooleanAlgebra: "Boolean Algebra",

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

  // Sections 2, 5 and 9: Number systems
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

  // Sections 2, 4, 5 and 8: accounts
  account: "Account",
  signIn: "Sign In",
  signOut: "Sign Out",
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

  // Section 8
  couldNotSimplify: "Could not simplify the input",
  errorGeneratingTable: "Error Generating Truth Table",
} as const;
