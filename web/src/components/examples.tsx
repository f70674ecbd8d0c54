// Example inputs. A press goes to the address of the example, so that Back undoes it.

import { UnstyledButton } from "@mantine/core";
import { useNavigate } from "react-router-dom";
import { controlTexts } from "#messages/controls.ts";
import classes from "./examples.module.css";

interface ExamplesProps {
  readonly heading: "h2" | "h3";
  /** `search` is the query under which the screen shows the example. */
  readonly examples: readonly { readonly text: string; readonly search: string }[];
  readonly onAsked?: () => void;
}

export function Examples({ heading: Heading, examples, onAsked }: ExamplesProps) {
  const navigate = useNavigate();
  return (
    <div className={`${classes.row} no-print`}>
      <Heading className={classes.title}>{controlTexts.tryOne}</Heading>
      {examples.map(({ text, search }) => (
        <UnstyledButton
          key={text}
          className={classes.example}
          translate="no"
          onClick={() => {
            void navigate({ search });
            onAsked?.();
          }}
        >
          {text}
        </UnstyledButton>
      ))}
    </div>
  );
}
