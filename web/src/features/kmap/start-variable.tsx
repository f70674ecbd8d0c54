// The dialog for the letter of the map's first variable.

import { Button } from "@mantine/core";
import { ModalDialog } from "#components/modal-dialog.tsx";
import { controlTexts } from "#messages/controls.ts";
import { sopPos } from "#messages/sop-pos.ts";
import type { SopPosEvent, SopPosState } from "#rows/core/machine.ts";
import { NameField } from "#rows/name-field.tsx";

interface StartVariableProps {
  readonly state: SopPosState;
  readonly dispatch: (event: SopPosEvent) => void;
  readonly onClose: () => void;
}

export function StartVariable({ state: { setup, startRefused }, dispatch, onClose }: StartVariableProps) {
  return (
    <ModalDialog kind="sheet" label={sopPos.startVariable} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <NameField
          label={sopPos.startVariable}
          value={setup.start}
          autoCapitalize="characters"
          refusal={startRefused ? sopPos.startRefused : null}
          onType={(text) => dispatch({ type: "startTyped", text })}
          onLeave={() => dispatch({ type: "startLeft" })}
        />
        <Button type="submit" mt={32}>
          {controlTexts.close}
        </Button>
      </form>
    </ModalDialog>
  );
}
