// A table of our signs and those of other books and programs.

import { M } from "#learn/reading/maths.tsx";
import { notations } from "./core/notations.ts";
import classes from "./notation-table.module.css";

export function NotationTable() {
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>The same operators in other notations</caption>
      <thead>
        <tr>
          <th scope="col">Operator</th>
          <th scope="col">Here</th>
          <th scope="col">Elsewhere</th>
        </tr>
      </thead>
      <tbody>
        {notations.map(({ operator, ours, others }) => (
          <tr key={operator}>
            <th scope="row">{operator}</th>
            <td className={classes.ours}>
              <M>{ours}</M>
              <span>
                <span className={classes.where}>typed</span>{" "}
                <span className={classes.typed} translate="no">
                  {ours}
                </span>
              </span>
            </td>
            <td>
              <ul className={classes.others}>
                {others.map(({ signs, where }) => (
                  <li key={where}>
                    <span className={classes.typed} translate="no">
                      {signs.join("  ")}
                    </span>{" "}
                    <span className={classes.where}>{where}</span>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
