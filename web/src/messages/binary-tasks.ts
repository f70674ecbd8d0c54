// The texts of the practice "Binary numbers".

export const binaryTasks = {
  practice: "Task: binary numbers",
  askConversion: (digits: string, base: number, target: number) =>
    `What is ${digits} (base ${base}) in base ${target}?`,
  askComplement: (bits: string) => `Write the 2's complement of ${bits}, in ${bits.length} bits.`,
  askDifference: (left: string, right: string) =>
    `Calculate ${left} − ${right} by adding the 2's complement. Write ${left.length} bits, without the lost carry.`,
  askSigned: (bits: string) =>
    `${bits} is a number of ${bits.length} bits with a sign. Which one, in decimal?`,
  empty: "Write an answer first.",
  notDigit: (character: string, base: number) => `${character} is no digit of base ${base}.`,
  width: (bits: number) => `Write exactly ${bits} bits, with leading zeros.`,
  wrongPlace: (at: number) => `The bit in place ${at} from the left is wrong.`,
  other: (answer: string, is: string, base: number) => `${answer} is not right: it is ${is} in base ${base}.`,
  outside: (bits: number) =>
    `With a sign, ${bits} bits go from −${2 ** (bits - 1)} to ${2 ** (bits - 1) - 1}.`,
  right: (answer: string) => `Right: ${answer}.`,
  answer: (answer: string) => `The answer: ${answer}`,
  hintRead: (base: number) =>
    `Add up the digits times the values of their places: 1, ${base}, ${base * base}, …`,
  hintWrite: (base: number) =>
    `Divide by ${base} again and again, and read the remainders from last to first.`,
  hintGroups: "One digit of base 16 is four bits, one digit of base 8 is three. Begin at the right.",
  hintFraction: "After the point the places are worth 1/2, 1/4, 1/8 and 1/16.",
  hintInvert: "Invert each bit, then add 1.",
  hintAdd: (right: string) => `Add the 2's complement of ${right}.`,
  hintSign:
    "If the first bit is 1, the number is negative. Its 2's complement is the number without its sign.",
  hintFirst: (start: string) => `The answer begins with ${start}.`,
  hintLength: (length: number) => `The answer has ${length} ${length === 1 ? "character" : "characters"}.`,
} as const;
