// A box that scrolls independently of the page. While its content overflows, it is a named region that takes the
// keyboard focus.

import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from "react";

interface ScrollBoxProps {
  readonly ref?: RefObject<HTMLElement | null>;
  readonly name: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

export function ScrollBox({ ref, name, className, children }: ScrollBoxProps) {
  const own = useRef<HTMLElement>(null);
  const box = ref ?? own;
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const measure = () =>
      setScrolls(node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  });
  return (
    <section
      ref={box}
      className={className}
      {...(scrolls ? { role: "region", tabIndex: 0, "aria-label": name } : {})}
    >
      {children}
    </section>
  );
}
