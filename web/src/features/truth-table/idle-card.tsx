// What stands where the table will be: a sentence, and examples to press.

import { UnstyledButton } from "@mantine/core";
import { useNavigate } from "react-router-dom";
import { searchWith } from "../../config/addresses/codec.ts";
import { truthTableAddress } from "../../config/addresses/truth-table.ts";
import { own } from "../../messages/own.ts";
import classes from "./idle-card.module.css";

const examples = [
  { input: "A.B+C", extras: [] },
  { input: "A.B+C", extras: ["A^C", "(A+C).(B+C)"] },
] as const;

export function IdleCard() {
  const navigate = useNavigate();
  return (
    <section className={classes.card}>
      <p>{own.tableIdle}</p>
      <h2 className={classes.title}>{own.tryOne}</h2>
      <div className={classes.examples}>
        {examples.map(({ input, extras }) => (
          <UnstyledButton
            key={extras.length}
            className={classes.example}
            onClick={() => {
              // By the address, as a link to it would: it is generated on arrival and Back undoes it.
              const place = { input, extras, namesInHeader: true, compares: false };
              void navigate({ search: searchWith(truthTableAddress, place) });
            }}
          >
            {[input, ...extras].join("   ")}
          </UnstyledButton>
        ))}
      </div>
    </section>
  );
}
