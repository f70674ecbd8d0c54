// Whether an element is in sight.

/** Tells at once and at each change; ends with the returned function. `margin`: as an IntersectionObserver's. */
export function observeSight(
  element: Element,
  margin: string,
  onChange: (isSeen: boolean) => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      // The others are of moments that have passed: on a busy machine several come together.
      const last = entries.at(-1);
      if (last) onChange(last.isIntersecting);
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
