// The parameters of a return from payment, wherever and however they are written in the address, and an address without
// them.

import { describe, expect, test } from "vitest";
import { returnIn, withoutReturn } from "#features/upgrade/core/return-address.ts";

const id = "OIDAB3K9154000000";
const other = "OIDAB3K9154000001";
const found = { isCanceled: false, orderId: id, shownId: id };
const none = { isCanceled: false, orderId: null, shownId: "" };

describe("a buyer who comes back", () => {
  test.each([
    ["after the #", "", `?t=r&order_id=${id}`],
    ["in the page's query", `?order_id=${id}`, "?t=r"],
    ["both in the page's query", `?t=r&order_id=${id}`, ""],
    ["in both", `?order_id=${id}`, `?order_id=${id}&t=r`],
    ["in another order, with other parameters", "?noheader=1", `?a=1&order_id=${id}&b=2&t=r`],
    ["in lower case", "", `?t=r&order_id=${id.toLowerCase()}`],
    ["encoded", "", `?t=r&order_id=${[...id].map((c) => `%${c.charCodeAt(0).toString(16)}`).join("")}`],
    ["with blanks around it", "", `?t=r&order_id=%20${id}+`],
    ["twice", "", `?t=r&order_id=${id}&order_id=${other}`],
    ["after an empty one", "", `?t=r&order_id=&order_id=${id}`],
    ["beside one that is no order id", `?order_id=${id}`, "?t=r&order_id=1"],
    ["after a second question mark", "", `?t=r?order_id=${id}`],
    ["with t twice", "", `?t=r&t=c&order_id=${id}`],
    ["with a t that means nothing", "", `?t=x&t=r&order_id=${id}`],
  ])("with the order id %s", (_name, pageQuery, screenQuery) => {
    expect(returnIn(pageQuery, screenQuery)).toEqual(found);
  });

  test("after the # counts more than in the page's query", () => {
    expect(returnIn(`?order_id=${other}&t=c`, `?order_id=${id}&t=r`)).toEqual(found);
  });

  test.each([
    ["without an order id", "?t=r"],
    ["with an empty one", "?t=r&order_id="],
    ["with a blank one", "?t=r&order_id=%20"],
  ])("%s has none", (_name, query) => {
    expect(returnIn("", query)).toEqual(none);
  });

  test.each([
    ["12", "12"],
    [`${id}0`, `${id}0`],
    ["<img src=x onerror=alert(1)>", "<img src=x onerror=aler…"],
    ["A".repeat(5_000), `${"A".repeat(23)}…`],
    ["\u202Eevil\u0000\nid", "\u{FFFD}evil\u{FFFD}id"],
    ["a\u0300\u0301\u0302\u0303", "a\u{FFFD}"],
    ["OIDАВ3К9154000000", "OID\u{FFFD}3\u{FFFD}9154000000"],
  ])("with %j is shown %j, which is asked for nowhere", (text, shownId) => {
    expect(returnIn("", `?t=r&order_id=${encodeURIComponent(text)}`)).toEqual({ ...none, shownId });
  });

  test("who cancelled has nothing to ask for, with an order id or without", () => {
    expect(returnIn("", "?t=c")).toEqual({ ...none, isCanceled: true });
    expect(returnIn(`?order_id=${id}`, "?t=c")).toEqual({ ...found, isCanceled: true });
  });
});

test.each([
  ["", ""],
  ["?noheader=1", ""],
  ["", "?t="],
  ["", "?t=x"],
  ["", "?T=r"],
  ["", `?order_id=${id}`],
  [`?order_id=${id}`, ""],
  ["", "?xt=r"],
  ["", "?q=t=r"],
])("the queries %j and %j are no return", (pageQuery, screenQuery) => {
  expect(returnIn(pageQuery, screenQuery)).toBeNull();
});

test.each([
  ["", ""],
  ["?", ""],
  ["?t=r", ""],
  [`?t=r&order_id=${id}`, ""],
  [`?order_id=${id}&order_id=${other}&t=r&t=c`, ""],
  [`?t=r?order_id=${id}`, ""],
  [`?noheader=1&order_id=${id}`, "?noheader=1"],
  [`?a=%20+b&t=r&c=d?e&order%5Fid=${id}&f`, "?a=%20+b&c=d?e&f"],
  ["?at=r&order_ids=1", "?at=r&order_ids=1"],
  ["?%", "?%"],
])("without a return %j is %j", (query, rest) => {
  expect(withoutReturn(query)).toBe(rest);
});
