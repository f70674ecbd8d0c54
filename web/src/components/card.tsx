// A card: surface, border and radius. Its title heads and names it; its actions stand at the right of the
// title.

import { useId, type ComponentPropsWithoutRef, type ReactNode, type Ref } from "react";
import classes from "./card.module.css";

interface CardProps extends Omit<ComponentPropsWithoutRef<"section">, "title"> {
  readonly title?: ReactNode;
  /** For a title that is to take the focus. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly actions?: ReactNode;
  /** Whether its content is set in on all sides; without it rows and tables reach from edge to edge. */
  readonly padded?: boolean;
}

export function Card({
  title,
  titleRef,
  actions,
  padded = false,
  className = "",
  children,
  ...rest
}: CardProps) {
  const titleId = useId();
  return (
    <section
      className={`${classes.card} ${className}`}
      data-padded={padded || undefined}
      {...(title !== undefined && { "aria-labelledby": titleId })}
      {...rest}
    >
      {title !== undefined && (
        <div className={classes.head}>
          <h2 ref={titleRef} id={titleId} {...(titleRef && { tabIndex: -1 })} className={classes.title}>
            {title}
          </h2>
          {actions && <div className={classes.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
