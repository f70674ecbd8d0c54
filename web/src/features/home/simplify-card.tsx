// The Simplifier's card: its field opens the Simplifier with what was typed, which solves it there.

import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconArrowRight, IconMathFunction } from "@tabler/icons-react";
import { useId, useState, type FormEvent } from "react";
import { Link, useNavigate } from "react-router-dom";
import { heldPlace, pathWith } from "#addresses/core/codec.ts";
import { simplifyAddress } from "#addresses/core/simplify.ts";
import { own } from "#messages/own.ts";
import { specified } from "#messages/specified.ts";
import { CardHead } from "./card-head.tsx";
import cardClasses from "./card.module.css";
import classes from "./simplify-card.module.css";

export function SimplifyCard() {
  const titleId = useId();
  const navigate = useNavigate();
  const isPhone = useMediaQuery("(max-width: 37.49em)", undefined, { getInitialValueInEffect: false });
  const [input, setInput] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const place = { input, mode: null };
    void navigate(pathWith(simplifyAddress, place), { state: heldPlace(simplifyAddress, place) });
  };
  return (
    <section className={cardClasses.card} aria-labelledby={titleId}>
      <div className={classes.top}>
        <CardHead
          titleId={titleId}
          title={specified.cardSimplify}
          subheader={own.tagsSimplify}
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
        <input
          className={classes.field}
          aria-label={own.fieldLabel}
          placeholder={isPhone ? own.homeFieldHintShort : own.homeFieldHint}
          value={input}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={(event) => setInput(event.currentTarget.value)}
        />
        <Button type="submit" className={classes.submit}>
          {specified.simplify}
        </Button>
      </form>
    </section>
  );
}
