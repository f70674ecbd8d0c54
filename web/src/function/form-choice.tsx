// The choice between a sum of products and a product of sums.

import { Segmented } from "#components/segmented.tsx";
import type { SopPosForm } from "#addresses/core/sop-pos-setup.ts";
import { sopPos } from "#messages/sop-pos.ts";
import { specified } from "#messages/specified.ts";

interface FormChoiceProps {
  readonly form: SopPosForm;
  readonly className?: string | undefined;
  readonly onChoose: (form: SopPosForm) => void;
}

export function FormChoice({ form, className, onChoose }: FormChoiceProps) {
  return (
    <Segmented
      label={sopPos.form}
      segments={segments}
      value={form}
      className={className}
      onChange={onChoose}
    />
  );
}

const segments = [
  { value: "sop", label: specified.sop },
  { value: "pos", label: specified.pos },
] as const;
