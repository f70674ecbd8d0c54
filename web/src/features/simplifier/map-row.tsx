// The answer's row for its Karnaugh map: a button, and after a press the map.

import type { Ref } from "react";
import { LazyPart } from "#components/lazy-part.tsx";
import { pagePart } from "#lib/page-part.ts";
import { answerMap } from "#messages/answer-map.ts";
import type { AnswerMapProps } from "./answer-map.tsx";
import { FoldedRow } from "./folded-row.tsx";

const mapPart = pagePart(async () => (await import("./answer-map.tsx")).AnswerMap);

interface MapRowProps extends AnswerMapProps {
  readonly rowRef: Ref<HTMLDivElement>;
}

export function MapRow({ rowRef, ...props }: MapRowProps) {
  const { view, onView } = props;
  const { isOpen } = view;
  return (
    <FoldedRow
      label={answerMap.name}
      rowRef={rowRef}
      isOpen={isOpen}
      show={answerMap.show}
      hide={answerMap.hide}
      onToggle={() => onView({ ...view, isOpen: !isOpen })}
    >
      <LazyPart part={mapPart} props={props} />
    </FoldedRow>
  );
}
