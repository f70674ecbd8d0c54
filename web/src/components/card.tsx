// A card: surface, border and radius. Its title is its heading and its accessible name; its actions are at the right
// of the title.

import { useId, type ComponentPropsWithoutRef, type ReactNode, type Ref } from "react";
import classes from "./card.module.css";
import { Redrawn } from "./redrawn.tsx";

interface CardProps extends Omit<ComponentPropsWithoutRef<"section">, "title"> {
  readonly title?: ReactNode;
  /** The title's element, for a title that takes the focus. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly actions?: ReactNode;
  /** Whether the content has padding on all sides; without padding, rows and tables reach from edge to edge. */
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
    <Redrawn>
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
    </Redrawn>
  );
}
