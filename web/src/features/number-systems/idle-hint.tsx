// Before anything is typed: what the screen does, and numbers to try.

import { UnstyledButton } from "@mantine/core";
import { useNavigate } from "react-router-dom";
import { searchWith } from "../../config/addresses/codec.ts";
import { numberSystemsAddress } from "../../config/addresses/number-systems.ts";
import { own } from "../../messages/own.ts";
import classes from "./idle-hint.module.css";

const examples = ["1011 0110", "45.625", "0.1", "FF"] as const;

export function IdleHint() {
  const navigate = useNavigate();
  return (
    <section className={classes.hint}>
      <p>{own.numberIdle}</p>
      <h2 className={classes.title}>{own.tryOne}</h2>
      <div className={classes.examples}>
        {examples.map((number) => (
          <UnstyledButton
            key={number}
            className={classes.example}
            onClick={() => {
              // By the address, as a link to it would, so that Back undoes it.
              void navigate({ search: searchWith(numberSystemsAddress, { number, base: null, bits: null }) });
            }}
          >
            {number}
          </UnstyledButton>
        ))}
      </div>
    </section>
  );
}
