// A segmented control: one choice of a few, all in sight.

import { SegmentedControl } from "@mantine/core";
import classes from "./segmented.module.css";

interface SegmentedProps<Value extends string> {
  /** What is chosen, for screen readers. */
  readonly label: string;
  readonly segments: readonly {
    readonly value: Value;
    readonly label: string;
    readonly disabled?: boolean;
  }[];
  readonly value: Value;
  readonly className?: string | undefined;
  readonly onChange: (value: Value) => void;
}

export function Segmented<Value extends string>({
  label,
  segments,
  value,
  className,
  onChange,
}: SegmentedProps<Value>) {
  return (
    <div className={className}>
      <SegmentedControl
        aria-label={label}
        classNames={{ root: classes.root, label: classes.label, indicator: classes.indicator }}
        withItemsBorders={false}
        transitionDuration={120}
        data={[...segments]}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
