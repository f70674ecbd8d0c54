// The Simplifier's card: submitting its field opens the Simplifier, which solves the input. Below the field is an example.

import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconArrowRight, IconMathFunction } from "@tabler/icons-react";
import { useId, useRef, useState, type FormEvent } from "react";
import { Link } from "react-router-dom";
import { simplifyAddress } from "#addresses/core/simplify.ts";
import { useFieldFocus } from "#addresses/use-field-focus.ts";
import { useOpen } from "#addresses/use-open.ts";
import { Card } from "#components/card.tsx";
import { Field } from "#components/field.tsx";
import { SubmitButton } from "#components/submit-button.tsx";
import type { Fix } from "#contract/generated/logic-types.ts";
import { resolveMode } from "#contract/input.ts";
import { isReading } from "#notation/core/correction.ts";
import { variablesTextOf } from "#notation/core/list-variables.ts";
import { LiveLine } from "#notation/fields/live-line.tsx";
import { MinimumLine } from "#answer/minimum/minimum-line.tsx";
import { useKeysOf } from "#notation/keys/symbol-keys-choice.ts";
import { SymbolKeys } from "#notation/keys/symbol-keys.tsx";
import { useLive } from "#notation/fields/use-live.ts";
import { readingTexts } from "#messages/expression.ts";
import { homeTexts } from "#messages/home.ts";
import { specified } from "#messages/specified.ts";
import { CardHead } from "./card-head.tsx";
import classes from "./simplify-card.module.css";
import { WorkedExample } from "./worked-example.tsx";

export function SimplifyCard() {
  const titleId = useId();
  const errorId = useId();
  const open = useOpen();
  const isPhone = useMediaQuery("(max-width: 37.49em)", undefined, { getInitialValueInEffect: false });
  const [input, setInput] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const mode = resolveMode(input);
  const live = useLive(input, mode);
  const keys = useKeysOf(mode);
  useFieldFocus(field);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    open(simplifyAddress, { input, mode: null });
  };
  /** A text that was only in another notation is solved at once; a mistake is only corrected. */
  const take = (fix: Fix) => {
    if (fix.kind === "minTerms") {
      const { text: minTerms, dontCares = "" } = fix;
      const variables = variablesTextOf(fix);
      return open(simplifyAddress, { input: minTerms, mode: "mint", dontCares, variables });
    }
    if (isReading(fix)) return open(simplifyAddress, { input: fix.text, mode: null });
    field.current?.focus();
    setInput(fix.text);
  };
  return (
    <Card aria-labelledby={titleId} padded>
      <div className={classes.top}>
        <CardHead
          titleId={titleId}
          title={specified.cardSimplify}
          subheader={homeTexts.tagsSimplify}
          icon={IconMathFunction}
        />
        <Button
          component={Link}
          to="/simplify"
          variant="subtle"
          className={classes.open}
          rightSection={<IconArrowRight size={16} stroke={1.75} aria-hidden />}
        >
          {specified.open}
          <span className="spoken"> {specified.cardSimplify}</span>
        </Button>
      </div>
      <form className={classes.form} onSubmit={submit}>
        <Field
          ref={field}
          className={classes.field}
          aria-label={readingTexts.fieldLabel}
          placeholder={isPhone ? homeTexts.homeFieldHintShort : homeTexts.homeFieldHint}
          value={input}
          aria-invalid={live.error !== null || undefined}
          aria-describedby={live.error ? errorId : undefined}
          enterKeyHint="go"
          {...keys}
          onChange={(event) => setInput(event.currentTarget.value)}
        />
        <SubmitButton>{specified.simplify}</SubmitButton>
        <LiveLine field={field} errorId={errorId} live={live} hint={readingTexts.howToWrite} onFix={take} />
        <MinimumLine live={live} />
      </form>
      <WorkedExample />
      <SymbolKeys />
    </Card>
  );
}
