// The table of all forms, which is the choice of the form: gates, inputs, levels, literals and chips of each. A press on a
// row shows its circuit.

import { UnstyledButton } from "@mantine/core";
import { IconCircle, IconCircleDot } from "@tabler/icons-react";
import { useMemo } from "react";
import type { NetworkAnswer, NetworkForm } from "#contract/generated/logic-types.ts";
import { limits } from "#contract/limits.ts";
import { Card } from "#components/card.tsx";
import { Note } from "#components/note.tsx";
import { ScrollBox } from "#components/scroll-box.tsx";
import { generatorTexts } from "#messages/generator.ts";
import type { CircuitFigures } from "#addresses/core/generator.ts";
import { chipCount, figuresOf } from "#circuit/core/logic/figures.ts";
import type { ShownNetwork } from "./core/shown-network.ts";
import { Figures } from "./figures.tsx";
import { tooLargeSentence } from "./too-large.ts";
import classes from "./compare-table.module.css";

interface CompareTableProps {
  readonly networks: readonly NetworkAnswer[];
  readonly shown: ShownNetwork;
  /** What the simulator's circuit takes, which this one could take the place of. */
  readonly present: CircuitFigures | null;
  readonly onChoose: (form: NetworkForm) => void;
}

const { columns } = generatorTexts;

export function CompareTable({ networks, shown, present, onChoose }: CompareTableProps) {
  const { form } = shown;
  const rows = useMemo(
    () =>
      networks.map((network) => ({
        network,
        figures:
          network.built.kind === "network"
            ? { ...figuresOf(network.built), literals: network.built.literals }
            : null,
      })),
    [networks],
  );
  return (
    <Card title={generatorTexts.compare} className={classes.compare}>
      <ScrollBox name={generatorTexts.compareTable} className={classes.scroll}>
        <table className={classes.table}>
          <caption className="spoken">{generatorTexts.compareCaption}</caption>
          <thead>
            <tr>
              {Object.values(columns).map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {present && (
              <tr>
                <th scope="row">{generatorTexts.now}</th>
                <td>{present.gates}</td>
                <td>{present.inputs}</td>
                <td>{present.levels}</td>
                <td aria-label={generatorTexts.notCounted}>–</td>
                <td>{present.chips}</td>
              </tr>
            )}
            {rows.map(({ network, figures }) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the button in it has the keys
              <tr
                key={network.form}
                data-chosen={network.form === form || undefined}
                data-pressed
                onClick={() => onChoose(network.form)}
              >
                <th scope="row">
                  <UnstyledButton className={classes.form} aria-pressed={network.form === form}>
                    {network.form === form ? (
                      <IconCircleDot size={16} stroke={1.75} aria-hidden />
                    ) : (
                      <IconCircle size={16} stroke={1.75} aria-hidden />
                    )}
                    {generatorTexts.forms[network.form]}
                  </UnstyledButton>
                </th>
                {figures ? (
                  <>
                    <td>{figures.gates}</td>
                    <td>{figures.inputs}</td>
                    <td>{figures.levels}</td>
                    <td>{figures.literals}</td>
                    <td>{chipCount(figures)}</td>
                  </>
                ) : (
                  <td colSpan={Object.keys(columns).length - 1}>{tooLargeSentence(network.built)}</td>
                )}
              </tr>
            ))}
            {!networks.some((network) => network.form === "andXor") && (
              <tr data-missing>
                <th scope="row">{generatorTexts.forms.andXor}</th>
                <td colSpan={Object.keys(columns).length - 1}>
                  {generatorTexts.andXorMost(limits.andXorVariablesMax)}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </ScrollBox>
      <div className={classes.foot}>
        <Claim networks={networks} form={form} />
        <Figures shown={shown} present={present} />
      </div>
    </Card>
  );
}

/** Whether the shown sum or product has the fewest products or sums that there can be. */
function Claim({ networks, form }: Pick<CompareTableProps, "networks"> & { readonly form: NetworkForm }) {
  const chosen = networks.find((network) => network.form === form);
  if (!chosen || chosen.built.kind === "manyOperands" || (form !== "sum" && form !== "product")) return null;
  const { proved, notProved } = generatorTexts;
  return (
    <Note>{generatorTexts.refused(generatorTexts.forms[form], chosen.proven ? proved : notProved)}</Note>
  );
}
