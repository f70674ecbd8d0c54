// The reader's own progress: saved to a file, added from one, or reset.

import { Button } from "@mantine/core";
import { IconFileExport, IconFileImport, IconRotate2 } from "@tabler/icons-react";
import { useId, useRef, useState } from "react";
import { ErrorLine } from "#components/error-line.tsx";
import { focusScreen } from "#components/focus.ts";
import { useToast } from "#components/toast.tsx";
import type { Progress } from "#learn/core/progress.ts";
import { controlTexts } from "#messages/controls.ts";
import { lessonList } from "#messages/lessons.ts";
import { addProgress, resetProgress, saveProgress } from "./kept-progress.ts";
import classes from "./progress-tools.module.css";

export function ProgressTools({ progress }: { readonly progress: Progress }) {
  const titleId = useId();
  const refusalId = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [toast, show] = useToast();
  const add = async (file: File) => {
    const refused = await addProgress(file);
    setRefusal(refused);
    if (refused === null) show({ text: lessonList.progressAdded });
  };
  const reset = () => {
    const bringBack = resetProgress();
    // The button will be removed, so move its focus first.
    focusScreen();
    show({ text: lessonList.progressReset, action: { label: controlTexts.undo, run: bringBack } });
  };
  const isBegun = Object.keys(progress).length > 0;
  return (
    <section aria-labelledby={titleId} className={`${classes.tools} no-print`}>
      <h2 id={titleId} className={classes.title}>
        {lessonList.yourProgress}
      </h2>
      <p className={classes.lead}>{lessonList.progressLead}</p>
      <div className={classes.buttons}>
        {isBegun && (
          <Button variant="default" leftSection={<IconFileExport {...icon} />} onClick={saveProgress}>
            {lessonList.saveProgress}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconFileImport {...icon} />}
          aria-describedby={refusalId}
          onClick={() => picker.current?.click()}
        >
          {lessonList.addProgress}
        </Button>
        {isBegun && (
          <Button variant="subtle" leftSection={<IconRotate2 {...icon} />} onClick={reset}>
            {lessonList.resetProgress}
          </Button>
        )}
      </div>
      <ErrorLine id={refusalId}>{refusal}</ErrorLine>
      <input
        ref={picker}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={lessonList.addProgress}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Empty the input, so that choosing the same file again is a change.
          currentTarget.value = "";
          if (file) void add(file);
        }}
      />
      {toast}
    </section>
  );
}

const icon = { size: 18, stroke: 1.75, "aria-hidden": true } as const;
