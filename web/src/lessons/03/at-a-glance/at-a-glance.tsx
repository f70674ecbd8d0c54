// All laws in one table, to look up and to print.

import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { LawLink } from "#learn/reading/proof.tsx";
import { M } from "#learn/reading/maths.tsx";
import { glance } from "./core/glance.ts";
import classes from "./at-a-glance.module.css";

export function LawTable() {
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Law</th>
            <th scope="col">Forms</th>
          </tr>
        </thead>
        <tbody>
          {glance.map(({ law, title, forms, also }) => (
            <tr key={title}>
              <th scope="row">
                <div className={classes.names}>
                  <LawLink law={law} title={title} className={classes.law} />
                  {also.length > 0 && <span className={classes.also}>{also.join(", ")}</span>}
                </div>
              </th>
              <td>
                <div className={classes.forms}>
                  {forms.map(({ left, right }) => (
                    <span key={left}>
                      <M>{`${left} = ${right}`}</M>
                    </span>
                  ))}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button
        variant="default"
        className={`${classes.print} no-print`}
        leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />}
        onClick={printTable}
      >
        Print this table
      </Button>
    </>
  );
}

/** The style sheet of this section hides all other sections while the mark `data-prints-laws` is set. */
function printTable(): void {
  const { dataset } = document.documentElement;
  dataset["printsLaws"] = "";
  window.addEventListener("afterprint", () => delete dataset["printsLaws"], { once: true });
  window.print();
}
