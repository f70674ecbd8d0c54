// Answers a question as the page's engine does, within the page's budget.

import { readFileSync } from "node:fs";
import { budgets } from "#contract/budgets.ts";
import { refuseTooLarge } from "#contract/input.ts";
import {
  forms,
  initSync,
  minimalForm,
  read,
  readList,
  renew,
  simplify,
  table,
} from "../../../logic-rs/dist/web/logic_rs.js";
import {
  initSync as initNetworks,
  networks,
  renew as renewNetworks,
} from "../../../logic-rs/dist/networks/networks.js";
import type {
  MinimalFormOutcome,
  SimplifyOutcome,
  TableOutcome,
} from "../../../logic-rs/dist/web/logic_rs.js";
import type { NetworksOutcome } from "#contract/generated/logic-types.ts";
import type { Build, Found } from "./builds.ts";
import type { Question } from "./requests.ts";

export function pageBuild(): Build {
  const compiled = (name: string) => ({
    module: new WebAssembly.Module(readFileSync(`logic-rs/dist/${name}_bg.wasm`)),
  });
  initSync(compiled("web/logic_rs"));
  initNetworks(compiled("networks/networks"));
  return {
    name: "page",
    answers: (call) => call !== "steps" && call !== "compare",
    renew: () => {
      renew();
      renewNetworks();
    },
    ready: (question) => {
      const tooLarge = refuseTooLarge(question.call === "table" ? question.table : question.simplify);
      // What is given by its rows has no text.
      if (tooLarge && question.call !== "forms" && question.call !== "networks")
        return () => ({ kind: "refused", code: tooLarge.code });
      return callOf(question);
    },
  };
}

function callOf(question: Question): () => Found {
  const { name, call, form, variables, simplify: typed, table: texts } = question;
  const { ones: required, dontCares: free, columns } = question.input;
  switch (call) {
    case "networks": {
      const none = packed([], variables);
      const functions = {
        kind: "columns",
        variables,
        columns: columns.map((ones) => ({ ones: packed(ones, variables), dontCares: none })),
      } as const;
      // The dearest gates: each operator of a form takes most of them.
      const request = { functions, gates: "nand", inputsMax: 2, workMax: budgets.page.workMax } as const;
      return () => ofNetworks(networks(request));
    }
    case "simplify": {
      const { input, mode, dontCares = "" } = typed;
      const request = { input, mode, dontCares, ...budgets.page };
      if (form === "pos") return () => ofSimplify(minimalForm({ function: request, form }));
      return () => ofSimplify(simplify(request));
    }
    case "forms": {
      const vars = Array.from({ length: variables }, (_, index) => `x${index}`);
      const request = { vars, rows: [...required], dontCares: [...free], form, ...budgets.page };
      return () => ofForm(forms(request).minimal);
    }
    case "table": {
      const request = {
        primary: texts.primaryInput,
        extras: [...(texts.extraInputs ?? [])],
        ...budgets.page,
      };
      return () => ofTable(table(request));
    }
    case "read": {
      const { input, mode } = typed;
      const request = { input, variablesMax: budgets.page.variablesMax };
      return () => {
        const outcome = mode === "mint" ? readList(request) : read(request);
        return outcome.kind === "refused" ? refused(outcome.error.code) : { kind: "read" };
      };
    }
    default:
      throw new Error(`The page makes no call for ${name}.`);
  }
}

function ofSimplify(outcome: SimplifyOutcome | MinimalFormOutcome): Found {
  if (outcome.kind === "refused") return refused(outcome.error.code);
  return ofForm(outcome.kind === "answer" ? outcome.answer : outcome.form);
}

/** A form that is left out has more prime implicants than the budget allows. */
function ofForm(form: { terms: number; lowerBound: number; proven: boolean } | undefined): Found {
  if (!form) return refused("too_complex");
  return { kind: "form", terms: form.terms, lowerBound: form.lowerBound, proven: form.proven };
}

function ofTable(outcome: TableOutcome): Found {
  if (outcome.kind === "refused") return refused(outcome.refusals[0]?.error.code ?? "internal");
  return { kind: "columns", count: outcome.table.columns.length };
}

function ofNetworks(outcome: NetworksOutcome): Found {
  if (outcome.kind === "refused") return refused(outcome.refusals[0]?.error.code ?? "internal");
  const { networks: answers } = outcome;
  const built = answers.filter((each) => each.built.kind === "network").length;
  return { kind: "networks", built, count: answers.length };
}

/** Row `m` is bit `m % 8` of byte `m / 8`. */
function packed(rows: readonly number[], variables: number): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(2 ** variables / 8));
  for (const row of rows) bytes[row >> 3] = (bytes[row >> 3] ?? 0) | (1 << (row & 7));
  return bytes;
}

function refused(code: string): Found {
  return { kind: "refused", code };
}
