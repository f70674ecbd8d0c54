// Statements in lessons about numbers and their digits: the words of each, and whether it holds.

import { binary, inverted, negated, numbersIn, rowsIn } from "../question-words.ts";
import { digitsAsked, type Statement } from "../sentences.ts";

const sumOf = (sum: string) =>
  sum
    .split(" + ")
    .map((part) => part.split(" · ").reduce((product, factor) => product * Number(factor), 1))
    .reduce((total, part) => total + part, 0);

export const ofNumbers: readonly Statement[] = [
  [
    /^(\d+(?: · \d+)?(?: \+ \d+)+)\./g,
    (about, sum = "") => {
      const { digits, base } = digitsAsked(about);
      return sumOf(sum) === (digits === "" ? binary(about.text) : Number.parseInt(digits, base));
    },
  ],
  [
    /It is one less than (\d+), the value of the ninth place/g,
    (about, next = "") =>
      binary(digitsAsked(about).digits) + 1 === Number(next) && Number(next) === 2 ** (9 - 1),
  ],
  [/All bits are ([01])/g, (about, bit = "") => new Set(digitsAsked(about).digits + bit).size === 1],
  [/^This is (\d+)\b(?!')/g, ({ text }, value = "") => binary(text) === Number(value)],
  [
    /, (?:one|1) more than (\d+)/g,
    ({ ask, text }, value = "") =>
      binary(numbersIn(ask).at(-1) ?? "") === Number(value) && binary(text) === Number(value) + 1,
  ],
  [
    /The digits A to F are worth (\d+) to (\d+)/g,
    (_, first = "", last = "") => [first, last].join() === [0xa, 0xf].join(),
  ],
  [
    /^C is (\d+), ([01]{4}), and (\d) is ([01]{4})/g,
    ({ ask, text }, value = "", first = "", digit = "", second = "") =>
      Number(value) === 0xc &&
      [binary(first), binary(second)].join() === [0xc, digit].join() &&
      ask.includes(`C${digit}`) &&
      text === first + second,
  ],
  [
    /(\d) needs all four of its bits: ([01]{4})/g,
    ({ ask }, digit = "", bits = "") => ask.includes(`C${digit}`) && binary(bits) === Number(digit),
  ],
  [
    /These are the bits of (\d+)\. After the point the places are worth ([\d/, ]+)…/g,
    ({ ask, text }, value = "", places = "") =>
      ask.includes(`0.${value}`) &&
      binary(text.split(".")[1] ?? "") === Number(value) &&
      places
        .split(", ")
        .filter(Boolean)
        .every((place, at) => place === `1/${2 ** (at + 1)}`),
  ],
  [
    /(\d) is no digit of base (\d)/g,
    ({ text }, digit = "", base = "") => text.endsWith(`.${digit}`) && base === "2" && Number(digit) >= 2,
  ],
  [
    /It is (\d+)\/(\d+)(?:, and (\d+) is a power of two|\. No power of two is a multiple of (\d+))/g,
    ({ text }, over = "", under = "", power = under, multiple = under) =>
      Number(text) === Number(over) / Number(under) &&
      [power, multiple].every((each) => each === under) &&
      Number.isInteger(Math.log2(Number(under))) === Number.isInteger(Number(text) * 1024),
  ],
  [
    /In base 2 it is ([01]+), which needs a fifth bit/g,
    (about, bits = "") => bits === digitsAsked(about).digits && bits.length === 5,
  ],
  [
    /(\d+) − (\d+) = (\d+)/g,
    ({ ask }, one = "", other = "", left = "") => {
      const [first = 0, second = 0] = numbersIn(ask).map(binary);
      const asked = ask.includes("−") ? [first, second] : [first + second, 16];
      return asked.join() === [one, other].join() && Number(one) - Number(other) === Number(left);
    },
  ],
  [
    /([01]{4}) \+ ([01]{4}) is ([01]{4})\b/g,
    ({ ask, text }, one = "", other = "", sum = "") =>
      (binary(one) + binary(other)) % 16 === binary(sum) && ask.includes(one) && text === other,
  ],
  [
    /^This is the ([12])'s complement(?: of ([01]{4}))?/g,
    ({ ask, text }, which = "", of = numbersIn(ask.split("of")[1] ?? "")[0] ?? "") =>
      text === (which === "1" ? inverted(of) : negated(of)) && ask.includes(of),
  ],
  [
    /: (\d) is added, too/g,
    ({ ask, text }, added = "") =>
      binary(text) - binary(inverted(numbersIn(ask).at(-1) ?? "")) === Number(added),
  ],
  [
    /\. Add (\d)\./g,
    ({ ask, text }, added = "") =>
      negated(numbersIn(ask).at(-1) ?? "") === (binary(text) + Number(added)).toString(2),
  ],
  [
    /^Inverted ([01]{4}), and (\d) more/g,
    ({ ask, text }, bits = "", more = "") =>
      bits === inverted(/[01]{4}/.exec(ask)?.[0] ?? "") && binary(bits) + Number(more) === binary(text),
  ],
  [
    /That would be (\d+) \+ (\d+)/g,
    ({ ask, text }, one = "", other = "") =>
      [numbersIn(ask)[0] ?? "", text].map(binary).join() === [one, other].join(),
  ],
  [
    /The first bit is no minus sign alone/g,
    ({ ask, text }) => Number(text.replace("−", "-")) === -binary((numbersIn(ask).at(-1) ?? "").slice(1)),
  ],
  [
    /Without a sign it would be (\d+)\. The first bit is ([01])/g,
    ({ ask, text }, value = "", bit = "") => {
      const [bits = ""] = numbersIn(ask).slice(-1);
      return [binary(bits), Number(text)].every((each) => each === Number(value)) && bits.startsWith(bit);
    },
  ],
  [
    /Its ([12])'s complement is ([01]{4})/g,
    ({ ask, text }, which = "", bits = "") => {
      const [own = ""] = numbersIn(ask).slice(-1);
      return (
        bits === (which === "1" ? inverted(own) : negated(own)) &&
        Number(text.replace("−", "-")) === -binary(bits)
      );
    },
  ],
  [
    /The last place is worth (\d) in every base/g,
    ({ text }, value = "") => Number(value) === 10 ** 0 && rowsIn(text)[0] !== Number(value),
  ],
];
