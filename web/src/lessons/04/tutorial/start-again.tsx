// Empties the table of all steps; Undo brings it back.

import { Button } from "@mantine/core";
import { useToast } from "#components/toast.tsx";
import { newTutorial } from "./core/tutorial.ts";
import { texts } from "./texts.ts";
import { useTutorial } from "./tutorial-store.ts";

export function StartAgain() {
  const { tutorial, send, restore } = useTutorial();
  const [toast, show] = useToast();
  return (
    <div className="no-print">
      <Button
        variant="default"
        aria-disabled={tutorial === newTutorial}
        data-disabled={tutorial === newTutorial}
        onClick={() => {
          if (tutorial === newTutorial) return;
          send({ kind: "startAgain" });
          show({ text: texts.cleared, action: { label: texts.undo, run: () => restore(tutorial) } });
        }}
      >
        {texts.startAgain}
      </Button>
      {toast}
    </div>
  );
}
