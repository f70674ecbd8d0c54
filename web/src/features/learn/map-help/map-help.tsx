// How to read a Karnaugh map: one page for a reader who is in the middle of something, with a link to the lesson. It uses no
// block of the lessons, because that would load one more file.

import { useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { lessonAddress } from "#addresses/core/learn.ts";
import { Card } from "#components/card.tsx";
import { useToast } from "#components/toast.tsx";
import { useCopy } from "#components/use-copy.ts";
import { cellValues } from "#kmap/core/cell-values.ts";
import { KarnaughMap, useMarkedGroup } from "#kmap/karnaugh-map.tsx";
import { useEngineCall } from "#lib/engine/use-engine-call.ts";
import { mapHelp } from "#messages/map-help.ts";
import { mapExample, mapRequest } from "./core/map-example.ts";
import { useLessonTitle } from "../use-lesson-title.ts";
import classes from "./map-help.module.css";

const question = { request: mapRequest };

export function MapHelp() {
  useLessonTitle(mapHelp.title);
  return (
    <article>
      <h2 className={classes.title}>{mapHelp.title}</h2>
      <div className={classes.text}>
        <p>{mapHelp.lead}</p>
        <Card padded>
          <ExampleMap />
        </Card>
        {mapHelp.parts.map(({ title, words }) => (
          <section key={title}>
            <h3>{title}</h3>
            <p>{words}</p>
          </section>
        ))}
        <p>
          <Link to={lessonAddress("06", { section: "map" })}>{mapHelp.lesson}</Link>
        </p>
      </div>
    </article>
  );
}

function ExampleMap() {
  const { names, ones, dontCares } = mapExample;
  const values = useMemo(() => cellValues(names.length, ones, dontCares), [names, ones, dontCares]);
  const [swapped, setSwapped] = useState(false);
  const marked = useMarkedGroup();
  const [toast, show] = useToast();
  const copy = useCopy(show);
  const result = useEngineCall("forms", question)?.result;
  const answer = result?.kind === "outcome" ? result.outcome : null;
  const minimal = answer?.minimal;
  const form = useMemo(
    () => (minimal ? { kind: "sop" as const, text: minimal.text, names, cubes: minimal.cubes } : null),
    [minimal, names],
  );
  return (
    <>
      <KarnaughMap
        names={names}
        output="F"
        values={values}
        kind="sop"
        form={form}
        proof={minimal ?? null}
        primes={answer?.primes ?? null}
        minima={null}
        isOld={false}
        swapped={swapped}
        onSwap={setSwapped}
        marked={marked}
        edit={null}
        onCopy={copy}
      />
      {toast}
    </>
  );
}
