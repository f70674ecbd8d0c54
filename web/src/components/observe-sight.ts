// Watches whether an element is in view.

/**
 * Calls `onChange` at once and at each change; the returned function ends the watch. `margin` is a `rootMargin` of
 * IntersectionObserver.
 */
export function observeSight(
  element: Element,
  margin: string,
  onChange: (isSeen: boolean) => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      // Only the last entry is up to date: on a busy machine several entries arrive together.
      const last = entries.at(-1);
      if (last) onChange(last.isIntersecting);
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
