// The answer's row for its Karnaugh map: a button, and the map once that is pressed.

import type { Ref } from "react";
import { LazyPart } from "#components/lazy-part.tsx";
import { MoreButton } from "#components/more-button.tsx";
import { pagePart } from "#lib/page-part.ts";
import { answerMap } from "#messages/answer-map.ts";
import type { AnswerMapProps } from "./answer-map.tsx";
import { AnswerRow } from "./answer-row.tsx";
import classes from "./map-row.module.css";

const mapPart = pagePart(async () => (await import("./answer-map.tsx")).AnswerMap);

interface MapRowProps extends AnswerMapProps {
  readonly rowRef: Ref<HTMLDivElement>;
}

export function MapRow({ rowRef, ...props }: MapRowProps) {
  const { view, onView } = props;
  const { isOpen } = view;
  return (
    <AnswerRow
      label={answerMap.name}
      rowRef={rowRef}
      // A row that is only a button stays off the paper.
      className={`${classes.row} ${isOpen ? "" : "no-print"}`}
    >
      <div className={classes.show}>
        <MoreButton
          expanded={isOpen}
          label={answerMap.show}
          lessLabel={answerMap.hide}
          onToggle={() => onView({ ...view, isOpen: !isOpen })}
        />
      </div>
      {isOpen && (
        <div className={classes.map}>
          <LazyPart part={mapPart} props={props} />
        </div>
      )}
    </AnswerRow>
  );
}
