import { expect, test } from "vitest";
import type { NetworkAnswer, NetworkForm } from "#contract/generated/logic-types.ts";
import { shownNetwork } from "#features/generator/core/shown-network.ts";

const network = (form: NetworkForm): NetworkAnswer => ({
  form,
  proven: false,
  built: { kind: "network", literals: 1, gates: [], outputs: [{ kind: "input", value: 0 }] },
});

const networks = {
  kind: "networks",
  vars: ["A"],
  networks: [network("sum"), network("andXor")],
  products: [],
} as const;

test("the chosen form is shown, or else the sum", () => {
  const functions = { kind: "texts", names: [""], texts: ["A"] } as const;
  const answer = { ...networks, vars: [...networks.vars], networks: [...networks.networks], products: [] };
  expect(shownNetwork(functions, answer, "andXor")?.form).toBe("andXor");
  expect(shownNetwork(functions, answer, "written")).toMatchObject({ form: "sum", variables: ["A"] });
});

test("the variables of a table are its own, and no output is named like one", () => {
  const functions = {
    kind: "table",
    names: ["A"],
    variables: ["A", "B"],
    values: ["0010"],
  } as const;
  const answer = { kind: "networks", vars: [], networks: [network("sum")], products: [] } as const;
  const shown = shownNetwork(
    functions,
    { ...answer, vars: [], networks: [...answer.networks], products: [] },
    "sum",
  );
  expect(shown?.variables).toEqual(["A", "B"]);
  expect(shown?.outputs).toEqual([{ name: "F1", signal: { kind: "input", value: 0 } }]);
});

test("a form that is too large has no gates and no outputs, and says how large it is", () => {
  const functions = { kind: "texts", names: [""], texts: ["A"] } as const;
  const built = { kind: "manyOperands", operandCount: 20_001 } as const;
  const answer = { ...networks, vars: ["A"], networks: [{ ...network("sum"), built }], products: [] };
  expect(shownNetwork(functions, answer, "sum")).toMatchObject({ gates: null, outputs: [], built });
});
