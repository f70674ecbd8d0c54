// The sections of each lesson and its badge. Written by `npm run lessons`; do not edit. Pure.

export const lessonFacts = {
  "10": { sections: "two many nested complement dual bubbles practice" },
  "11": {
    sections:
      "places to-decimal to-binary hexadecimal fractions repeating adding complements subtraction negative practice",
  },
  "01": {
    sections:
      "two-values lamp alarm search and or not but unless-rule unless-claim neither-nor exactly-one precedence brackets translate notations rows functions sixteen questions",
  },
  "02": {
    sections:
      "gate not and or and-or nand nor xor xnor one-gate more-inputs xor-three to-gates from-gates questions",
    badge: "interactive",
  },
  "03": {
    sections:
      "what-is-a-law terms-and-factors duality identity annulment idempotent complement order-and-grouping not-gate double-negation distributive absorptive redundancy de-morgan consensus xor at-a-glance plan worked-derivations no-law practice",
  },
  "04": {
    sections:
      "seven-steps variables rows order parts output min-terms checking two-expressions few-rows first-zero halves practice",
    badge: "tutorial",
  },
  "05": {
    sections:
      "min-term-of-a-row sum-of-min-terms max-term-of-a-row product-of-max-terms two-lists complement by-table by-expanding dont-cares unique practice",
  },
  "06": {
    sections:
      "cost stuck map gray-order groups largest edges essential group-it equal-minima dont-cares zeros five-and-six by-ones merging chart petrick methods practice",
    badge: "interactive",
  },
  "07": {
    sections: "tree to-circuit shared to-expression levels two equal half-adder full-adder practice",
    badge: "interactive",
  },
  "08": {
    sections:
      "nand nor nand-alone nor-alone nand-nand bubbles three-inputs xor xnor parity inverter practice",
    badge: "interactive",
  },
  "09": { sections: "between superfluous all late hazard cure products practice", badge: "interactive" },
} as const;
