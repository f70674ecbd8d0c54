// The label of a card of the account, in small letters above its content.

import classes from "./card-label.module.css";

interface CardLabelProps {
  readonly id: string;
  readonly children: string;
}

export function CardLabel({ id, children }: CardLabelProps) {
  return (
    <h2 id={id} className={classes.label}>
      {children}
    </h2>
  );
}
