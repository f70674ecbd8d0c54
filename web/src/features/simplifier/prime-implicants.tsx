// The row of the prime implicants, those of the result first: a few of them, or all in a scroll box that draws more
// rows on scrolling. The essential ones and those of the result are marked. On paper all are printed, each with all
// its min terms; of very many only the first.

import { memo, useMemo, useState, type MouseEvent, type SyntheticEvent } from "react";
import { cubeAt, isSameCube } from "#answer/core/cubes.ts";
import type { Form } from "#answer/core/form.ts";
import type { Answered } from "./core/machine.ts";
import { useGrowingList } from "#components/growing-list.ts";
import { Note } from "#components/note.tsx";
import { PrintedCount } from "#components/printed-count.tsx";
import { printedEntriesMax, useIsPrinting } from "#components/use-is-printing.ts";
import { CopyMenu } from "#answer/copy-menu.tsx";
import { ScrollBox } from "#components/scroll-box.tsx";
import type { MarkedGroup } from "#kmap/use-marked-group.ts";
import { controlTexts } from "#messages/controls.ts";
import { answerTexts } from "#messages/simplifier.ts";
import { specified } from "#messages/specified.ts";
import { gridTexts } from "#messages/table.ts";
import { MoreButton } from "#components/more-button.tsx";
import { AnswerRow } from "./answer-row.tsx";
import { essentialPrimes } from "./core/essentials.ts";
import { primeOrder, shownAtFirst } from "./core/prime-rows.ts";
import { EssentialMark, PrimeRow, ResultMark } from "./prime-row.tsx";
import classes from "./prime-implicants.module.css";

interface PrimeImplicantsProps {
  readonly answered: Answered;
  /** The product that is marked in the whole card. Must be the same object until another one is. */
  readonly marked: MarkedGroup;
  /** Must be the same from render to render. */
  readonly onCopy: (text: string) => void;
}

/** Memoised: a long list must not be drawn again at each key press. */
export const PrimeImplicants = memo(function PrimeImplicants(props: PrimeImplicantsProps) {
  const { answered, marked, onCopy } = props;
  const { primeImpList, primeCount, vars } = answered.answer;
  const { primes } = answered.values;
  const [all, setAll] = useState(false);
  const isPrinting = useIsPrinting();
  const marks = useMemo(() => marksOf(answered), [answered]);
  // Copied as a sum, so that the copied text is a valid input.
  const sum = useMemo(
    (): Form => ({
      kind: "sop",
      text: primeImpList.map(({ res }) => res).join("+"),
      names: vars,
      cubes: primes,
    }),
    [primeImpList, vars, primes],
  );
  if (primeImpList.length === 0) {
    return (
      <AnswerRow label={specified.primeImplicants}>
        <Note className={classes.none}>{answerTexts.none}</Note>
      </AnswerRow>
    );
  }
  const rowsWhenCut = shownAtFirst(primeImpList.length);
  const shown = { answered, marked, marks, onCopy };
  return (
    <AnswerRow
      label={specified.primeImplicants}
      action={<CopyMenu part={specified.primeImplicants} of={sum} onCopy={onCopy} />}
    >
      {all && !isPrinting ? (
        <AllPrimes {...shown} />
      ) : (
        <Primes {...shown} end={isPrinting ? printedEntriesMax : rowsWhenCut} isPrinting={isPrinting} />
      )}
      {isPrinting && <PrintedCount of={primeImpList.length} />}
      <div className={classes.foot}>
        {primeImpList.length > rowsWhenCut && (
          <MoreButton
            expanded={all}
            label={answerTexts.allPrimes(primeImpList.length)}
            onToggle={() => setAll(!all)}
          />
        )}
        <Legend marks={marks} />
      </div>
      {primeCount > primeImpList.length && (
        <Note>{answerTexts.primesOfAnswer(primeImpList.length, primeCount)}</Note>
      )}
    </AnswerRow>
  );
});

/** The indexes of the marked prime implicants. */
interface Marks {
  readonly inResult: ReadonlySet<number>;
  /** Null if the essential ones are not known: not all prime implicants are listed, or they have too many rows. */
  readonly essential: ReadonlySet<number> | null;
}

function marksOf({ answer, values }: Answered): Marks {
  const { primeImpList, primeCount, vars } = answer;
  const isWhole = primeCount === primeImpList.length;
  return {
    inResult: new Set(values.cover),
    essential: isWhole ? essentialPrimes(values.required, values.primes, vars.length) : null,
  };
}

/** The legend of the marks; for screen readers, each row names its marks. */
function Legend({ marks: { essential } }: { readonly marks: Marks }) {
  return (
    <Note size="tag" className={classes.legend} aria-hidden>
      {essential !== null && essential.size > 0 && (
        <span>
          <EssentialMark /> {answerTexts.essential}
        </span>
      )}
      <span>
        <ResultMark /> {answerTexts.inResult}
      </span>
    </Note>
  );
}

interface ListProps extends PrimeImplicantsProps {
  readonly marks: Marks;
}

function AllPrimes(props: ListProps) {
  const [shown, endRef] = useGrowingList(props.answered.answer.primeImpList.length);
  return (
    <ScrollBox className={classes.box} name={controlTexts.wholePart(specified.primeImplicants)}>
      <Primes {...props} end={shown} />
      <div ref={endRef} />
    </ScrollBox>
  );
}

interface PrimesProps extends ListProps {
  /** How many rows are drawn. */
  readonly end: number;
  readonly isPrinting?: boolean;
}

function Primes({ answered, marked, marks, onCopy, end, isPrinting = false }: PrimesProps) {
  const { answer, values } = answered;
  const { primeImpList, vars } = answer;
  const order = useMemo(() => primeOrder(primeImpList.length, marks.inResult), [primeImpList, marks]);
  const cubeOf = ({ target }: SyntheticEvent) => {
    const row = target instanceof Element ? target.closest<HTMLElement>("[data-prime]") : null;
    return row ? cubeAt(values.primes, Number(row.dataset["prime"])) : null;
  };
  const press = (event: MouseEvent) => {
    const isButton = event.target instanceof Element && event.target.closest("button") !== null;
    const cube = isButton ? null : cubeOf(event);
    if (cube && window.getSelection()?.isCollapsed !== false) marked.onPress(cube);
  };
  return (
    <table className={classes.table}>
      <caption className="spoken">{answerTexts.primesCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{answerTexts.product}</th>
          <th scope="col">{gridTexts.minTermsColumn}</th>
        </tr>
      </thead>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the map's legend has the keys */}
      <tbody
        onPointerOver={(event) => event.pointerType === "mouse" && marked.onPoint(cubeOf(event))}
        onPointerLeave={() => marked.onPoint(null)}
        onClick={press}
      >
        {order.slice(0, end).map((at) => {
          const prime = primeImpList[at];
          return (
            prime && (
              <PrimeRow
                key={prime.res}
                prime={prime}
                primes={values.primes}
                at={at}
                names={vars}
                isEssential={marks.essential?.has(at) === true}
                isInResult={marks.inResult.has(at)}
                isLit={marked.alone !== null && isSameCube(marked.alone, cubeAt(values.primes, at))}
                isPrinting={isPrinting}
                onCopy={onCopy}
              />
            )
          );
        })}
      </tbody>
    </table>
  );
}
