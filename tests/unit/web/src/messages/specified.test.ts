// Every text of the specification that the page shows is the specification's, byte for byte.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sections } from "#addresses/core/paths.ts";
import * as texts from "#messages/specified.ts";

const specification = readFileSync("tests/fixtures/spec.md", "utf8");

type Texts = { readonly [name: string]: string | Texts };

function textsIn(group: Texts): readonly (readonly [name: string, text: string])[] {
  return Object.entries(group).flatMap(([name, entry]) =>
    typeof entry === "string" ? [[name, entry] as const] : textsIn(entry),
  );
}

test.each(textsIn({ ...texts }))("%s: %j", (_name, text) => {
  expect(specification).toContain(text);
});

test("every path of the table but the review's is one of the specification's routes", () => {
  const routes = [...specification.matchAll(/^\| (\/\S*) \|/gm)].map((match) =>
    match[1]?.replace("{lessonId}", ":lessonId"),
  );
  expect(sections.map(({ path }) => path).toSorted()).toEqual(["/learn/review", ...routes].toSorted());
});

test.each(["Simplify", "Logic Tables", "Circuit", "Number Systems", "Boolean Algebra"])(
  "%s is a group of the drawer",
  (group) => {
    expect(sections.some((section) => section.group === group)).toBe(true);
  },
);
