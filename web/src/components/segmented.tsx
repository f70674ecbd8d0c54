// A segmented control: one choice out of a few, all visible. The segments are the labels of radio buttons.

import { useId } from "react";
import classes from "./segmented.module.css";

interface SegmentedProps<Value extends string> {
  /** The name of the group, for screen readers. */
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
  const id = useId();
  return (
    <div className={className}>
      <div role="radiogroup" aria-label={label} className={classes.root}>
        {segments.map((segment) => (
          <div key={segment.value} className={classes.segment}>
            <input
              type="radio"
              id={`${id}-${segment.value}`}
              name={id}
              className={classes.radio}
              value={segment.value}
              checked={segment.value === value}
              disabled={segment.disabled ?? false}
              onChange={() => onChange(segment.value)}
            />
            <label htmlFor={`${id}-${segment.value}`} className={classes.label}>
              {segment.label}
            </label>
          </div>
        ))}
      </div>
    </div>
  );
}
