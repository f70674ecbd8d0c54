// The options of a question: radio buttons if one option is right, check boxes if several are.

import { useId, type ReactNode } from "react";
import classes from "./question.module.css";

interface OptionsProps {
  readonly options: readonly ReactNode[];
  readonly chosen: readonly number[];
  readonly several?: boolean;
  /** The number of characters of the longest option; short options are side by side. */
  readonly longest: number;
  readonly onChoose: (chosen: readonly number[]) => void;
}

export function Options({ options, chosen, several = false, longest, onChoose }: OptionsProps) {
  const name = useId();
  return (
    <div className={classes.options} data-columns={columnsFor(longest)}>
      {options.map((option, at) => (
        <label key={at} className={classes.option}>
          <input
            type={several ? "checkbox" : "radio"}
            name={name}
            checked={chosen.includes(at)}
            onChange={(event) => {
              if (!several) onChoose([at]);
              else if (event.currentTarget.checked) onChoose([...chosen, at]);
              else onChoose(chosen.filter((other) => other !== at));
            }}
          />
          <span>{option}</span>
        </label>
      ))}
    </div>
  );
}

/** The most columns in a wide window. */
function columnsFor(longest: number): 1 | 2 | 4 {
  if (longest <= 7) return 4;
  return longest <= 26 ? 2 : 1;
}
