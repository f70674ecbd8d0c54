// The details that the form of a purchase asks for, accepts and keeps; no detail is invented.

import { property, record, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { assertProperty } from "#support/depth.ts";
import { purchasing } from "#messages/upgrade.ts";
import {
  areComplete,
  detailNames,
  keptText,
  parseKept,
  tidied,
  type BuyerDetails,
} from "#features/upgrade/core/buyer-details.ts";
import { detailFaults } from "#features/upgrade/core/detail-faults.ts";
import { knownDetails, splitName } from "#features/upgrade/core/known-details.ts";

const ada: BuyerDetails = {
  firstName: "Ada",
  lastName: "King",
  phone: "+44 20 7946 0958",
  address: "1 St James's Square",
  city: "London",
  country: "United Kingdom",
};
const nobody = { name: "", phone: "" };

describe("a display name is split", () => {
  test.each([
    ["Ada King", "Ada", "King"],
    ["  Ada   Augusta  King ", "Ada Augusta", "King"],
    ["Vincent van Gogh", "Vincent", "van Gogh"],
    ["Juan de la Cruz", "Juan", "de la Cruz"],
    ["ada king", "ada", "king"],
    ["mary ann smith", "mary ann", "smith"],
    ["van Gogh", "van", "Gogh"],
    ["King, Ada Augusta", "Ada Augusta", "King"],
    ["O'Neill-Smith", "O'Neill-Smith", ""],
    ["山田太郎", "山田太郎", ""],
    ["", "", ""],
    [",", ",", ""],
  ])("%j is %j and %j", (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });
  test("no word of it is lost or made up", () => {
    assertProperty(
      property(string({ unit: "binary" }), (name) => {
        const { firstName, lastName } = splitName(name);
        const words = (text: string) =>
          text
            .split(/[\s,]+/)
            .filter(Boolean)
            .toSorted();
        expect(words(`${firstName} ${lastName}`)).toEqual(words(name));
      }),
      { daily: 20 },
    );
  });
});

describe("rules", () => {
  test("complete details have no faults", () => {
    expect(detailFaults(ada)).toEqual({});
    expect(areComplete(ada)).toBe(true);
  });
  test.each(detailNames)("a blank %s is told at its field", (name) => {
    for (const blank of ["", " \t"]) {
      expect(detailFaults({ ...ada, [name]: blank })).toEqual({ [name]: purchasing.detailMissing[name] });
      expect(areComplete({ ...ada, [name]: blank })).toBe(false);
    }
  });
  test.each(["0771234567", "(020) 7946-0958", "+1.212.555.0100", "٠٧٧١٢٣٤٥٦٧", " 12345 "])(
    "%j is a phone number",
    (phone) => {
      expect(detailFaults({ ...ada, phone })).toEqual({});
    },
  );
  test.each(["1234", "call me", "+44 abc 1234567", "1".repeat(21), "++4420794609"])("%j is none", (phone) => {
    expect(detailFaults({ ...ada, phone })).toEqual({ phone: purchasing.phoneWrong });
  });
  test("they are sent without spaces around them or doubled ones", () => {
    expect(tidied({ ...ada, city: "  New \t York " })).toEqual({ ...ada, city: "New York" });
  });
});

describe("what is known", () => {
  test("comes from the account where nothing was kept", () => {
    expect(knownDetails(null, { name: "Ada King", phone: "+442079460958" })).toEqual({
      firstName: "Ada",
      lastName: "King",
      phone: "+442079460958",
      address: "",
      city: "",
      country: "",
    });
  });
  test("comes from what the buyer wrote where something was kept", () => {
    expect(knownDetails(ada, { name: "Countess Lovelace", phone: "12345678" })).toEqual(ada);
  });
  test("is filled up from the account where what was kept is blank", () => {
    expect(knownDetails({ ...ada, lastName: "" }, { name: "Ada Lovelace", phone: "" }).lastName).toBe(
      "Lovelace",
    );
  });
  test("is nothing for an account without name and phone", () => {
    expect(Object.values(knownDetails(null, nobody)).join("")).toBe("");
  });
});

describe("what is kept", () => {
  test("is read again by the same user, and by nobody else", () => {
    expect(parseKept(keptText("ada", ada), "ada")).toEqual(ada);
    expect(parseKept(keptText("ada", ada), "eve")).toBeNull();
  });
  test("comes back whole, whatever it is", () => {
    const text = string({ unit: "binary", maxLength: 100 });
    const details = record({
      firstName: text,
      lastName: text,
      phone: text,
      address: text,
      city: text,
      country: text,
    });
    assertProperty(
      property(details, (given) => {
        expect(parseKept(keptText("u", given), "u")).toEqual(given);
      }),
    );
  });
  test.each([
    [null],
    [""],
    ["{"],
    ["null"],
    ["[]"],
    ['{"uid":"ada"}'],
    ['{"uid":"ada","details":null}'],
    ['{"details":{"city":"Paris"}}'],
  ])("%j is nothing", (text) => {
    expect(parseKept(text, "ada")).toBeNull();
  });
  test("what is no text in it counts as blank", () => {
    const kept = parseKept('{"uid":"ada","details":{"city":5,"country":"France","more":"x"}}', "ada");
    expect(kept).toEqual({
      firstName: "",
      lastName: "",
      phone: "",
      address: "",
      city: "",
      country: "France",
    });
  });
});
