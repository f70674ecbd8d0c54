// The dialog for the letter of the map's first variable.

import { Button } from "@mantine/core";
import { ModalDialog } from "#components/modal-dialog.tsx";
import { controlTexts } from "#messages/controls.ts";
import { sopPos } from "#messages/sop-pos.ts";
import { StartField } from "#function/start-field.tsx";

export function StartVariable({ onClose }: { readonly onClose: () => void }) {
  return (
    <ModalDialog kind="sheet" label={sopPos.startVariable} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <StartField />
        <Button type="submit" mt={32}>
          {controlTexts.close}
        </Button>
      </form>
    </ModalDialog>
  );
}
