// The table of all forms: gates, inputs, levels, literals and chips. The shown form is marked; a press shows another one.

import { UnstyledButton } from "@mantine/core";
import { useMemo } from "react";
import type { NetworkAnswer, NetworkForm } from "#contract/generated/logic-types.ts";
import { limits } from "#contract/limits.ts";
import { Card } from "#components/card.tsx";
import { Note } from "#components/note.tsx";
import { ScrollBox } from "#components/scroll-box.tsx";
import { generatorTexts } from "#messages/generator.ts";
import type { CircuitFigures } from "#addresses/core/generator.ts";
import { chipCount, figuresOf } from "#circuit/core/logic/figures.ts";
import { tooLargeSentence } from "./too-large.ts";
import classes from "./compare-table.module.css";

interface CompareTableProps {
  readonly networks: readonly NetworkAnswer[];
  /** The shown form. */
  readonly form: NetworkForm;
  /** What the simulator's circuit takes, which this one could take the place of. */
  readonly present: CircuitFigures | null;
  readonly onChoose: (form: NetworkForm) => void;
}

const { columns } = generatorTexts;

export function CompareTable({ networks, form, present, onChoose }: CompareTableProps) {
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
    <Card title={generatorTexts.compare}>
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
                onClick={() => onChoose(network.form)}
              >
                <th scope="row">
                  <UnstyledButton className={classes.form} aria-pressed={network.form === form}>
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
      <Claim networks={networks} form={form} />
    </Card>
  );
}

/** Whether the shown sum or product has the fewest products or sums that there can be. */
function Claim({ networks, form }: Omit<CompareTableProps, "onChoose" | "present">) {
  const shown = networks.find((network) => network.form === form);
  if (!shown || shown.built.kind === "manyOperands" || (form !== "sum" && form !== "product")) return null;
  const { proved, notProved } = generatorTexts;
  return (
    <Note className={classes.claim}>
      {generatorTexts.refused(generatorTexts.forms[form], shown.proven ? proved : notProved)}
    </Note>
  );
}
