// The line with the map's result: the minimal form with its proof and size, and what can be done with it. On phones it is a bar
// at the foot of the window.

import { useMediaQuery } from "@mantine/hooks";
import { LazyView } from "#components/lazy-view.tsx";
import { Note } from "#components/note.tsx";
import { CopyMenu } from "#answer/copy-menu.tsx";
import { OpenInMenu } from "#answer/open-in-menu.tsx";
import { useWays } from "#answer/use-ways.ts";
import { formTexts } from "#messages/forms.ts";
import { sopPos } from "#messages/sop-pos.ts";
import { specified } from "#messages/specified.ts";
import { simplifierSetup } from "#answer/core/simplifier-setup.ts";
import { tooComplex } from "#function/core/shown-form.ts";
import { Unavailable } from "#function/form-card.tsx";
import { useFunction } from "#function/function-context.tsx";
import { lazyForm } from "#function/lazy-views.ts";
import type { Derived } from "#steps/core/derived.ts";
import classes from "./map-result.module.css";
import { MapSteps } from "./map-steps.tsx";

interface MapResultProps {
  /** The function and its form for Show Steps; null while they are not known. */
  readonly derived: Derived | null;
  readonly onRetry: () => void;
}

export function MapResult({ derived, onRetry }: MapResultProps) {
  const { setup, names, forms, isEmpty, isOld, shown, onCopy, onLeave } = useFunction();
  const minimal = shown?.minimal ?? null;
  const name = formTexts.minimalForm[shown?.canonical.kind ?? setup.form];
  const isWide = useMediaQuery("(min-width: 56.25em)", true, { getInitialValueInEffect: false });
  const { rows, dontCares, output } = setup;
  const ways = useWays(minimal && { text: minimal.text, names, cells: { rows, dontCares }, output }, {
    here: "karnaughMap",
    ...(shown && { simplifier: simplifierSetup(setup, names, shown.canonical.text) }),
    sopPos: { ...setup, view: "map" },
    onLeave,
  });
  return (
    <section className={classes.result} aria-label={name} data-minimal data-old={isOld || undefined}>
      {isEmpty && (
        <p className={classes.nothing}>
          {specified.noExpression} <Note as="span">{sopPos.noCellSelected}</Note>
        </p>
      )}
      {!isEmpty && forms?.shown === null && <Unavailable className={classes.actions} onRetry={onRetry} />}
      {shown && !minimal && <Note>{tooComplex}</Note>}
      {shown && minimal && forms && (
        <LazyView of={lazyForm}>
          {({ MinimalView }) => (
            <MinimalView
              shown={shown}
              forms={forms}
              minimal={minimal}
              hasHeading
              isLine={!isWide}
              actions={
                <div className={`${classes.actions} no-print`}>
                  <OpenInMenu ways={ways} />
                  <CopyMenu part={name} of={minimal} onCopy={onCopy} />
                  {derived && <MapSteps key={JSON.stringify(derived)} derived={derived} onCopy={onCopy} />}
                </div>
              }
            />
          )}
        </LazyView>
      )}
    </section>
  );
}
