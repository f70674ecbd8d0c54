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

  // Section 2: accounts
  account: "Account",
  signIn: "Sign In",
  signOut: "Sign Out",

  // Section 8
  couldNotSimplify: "Could not simplify the input",
  errorGeneratingTable: "Error Generating Truth Table",
} as const;
