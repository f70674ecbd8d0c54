// Links that open an expression in the tools: quiet, since a lesson has many of them.

import { IconArrowUpRight } from "@tabler/icons-react";
import { Link } from "react-router-dom";
import { heldSetup, pathWith, type AddressCodec } from "#addresses/core/codec.ts";
import { simplifyAddress } from "#addresses/core/simplify.ts";
import { simulatorAddress } from "#addresses/core/simulator.ts";
import { truthTableAddress } from "#addresses/core/truth-table.ts";
import { controlTexts } from "#messages/controls.ts";
import type { ExampleData } from "../core/data.ts";
import { inSimplifier, inSimulator, inTruthTable } from "../core/opens.ts";
import classes from "./open-links.module.css";

export function OpenLinks({ of: { text, beside, tools } }: { readonly of: ExampleData }) {
  return (
    <span className={`${classes.links} no-print`}>
      {tools.map((tool) => {
        switch (tool) {
          case "simplifier":
            return <OpenLink key={tool} tool={tool} codec={simplifyAddress} setup={inSimplifier(text)} />;
          case "truthTable":
            return (
              <OpenLink key={tool} tool={tool} codec={truthTableAddress} setup={inTruthTable(text, beside)} />
            );
          case "simulator":
            return (
              <OpenLink key={tool} tool={tool} codec={simulatorAddress} setup={inSimulator(text, beside)} />
            );
        }
      })}
    </span>
  );
}

interface OpenLinkProps<Setup> {
  readonly tool: keyof typeof controlTexts.tools;
  readonly codec: AddressCodec<Setup>;
  readonly setup: Setup;
}

export function OpenLink<Setup>({ tool, codec, setup }: OpenLinkProps<Setup>) {
  return (
    <Link to={pathWith(codec, setup)} state={heldSetup(codec, setup)} className={classes.link}>
      <IconArrowUpRight size={18} stroke={1.75} aria-hidden />
      {controlTexts.openIn(controlTexts.tools[tool])}
    </Link>
  );
}
