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
import type {
  MinimalFormOutcome,
  SimplifyOutcome,
  TableOutcome,
} from "../../../logic-rs/dist/web/logic_rs.js";
import type { Build, Found } from "./builds.ts";
import type { Question } from "./requests.ts";

export function pageBuild(): Build {
  initSync({ module: new WebAssembly.Module(readFileSync("logic-rs/dist/web/logic_rs_bg.wasm")) });
  return {
    name: "page",
    answers: (call) => call !== "steps" && call !== "compare",
    renew,
    ready: (question) => {
      const tooLarge = refuseTooLarge(question.call === "table" ? question.table : question.simplify);
      // A function that is given by its rows has no text.
      if (tooLarge && question.call !== "forms") return () => ({ kind: "refused", code: tooLarge.code });
      return callOf(question);
    },
  };
}

function callOf({ name, call, form, variables, simplify: typed, table: texts, rows }: Question): () => Found {
  switch (call) {
    case "simplify": {
      const { input, mode, dontCares = "" } = typed;
      const request = { input, mode, dontCares, ...budgets.page };
      if (form === "pos") return () => ofSimplify(minimalForm({ function: request, form }));
      return () => ofSimplify(simplify(request));
    }
    case "forms": {
      const vars = Array.from({ length: variables }, (_, index) => `x${index}`);
      const request = { vars, rows: [...rows.ones], dontCares: [...rows.dontCares], form, ...budgets.page };
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

function refused(code: string): Found {
  return { kind: "refused", code };
}
