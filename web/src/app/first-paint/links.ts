// Links in the document's head, by which the first paint fetches files ahead of the page's own code.

/** Resolves when the file is there, and to null if it cannot be had. */
export function addLink(rel: "modulepreload" | "stylesheet", href: string): Promise<unknown> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = document.createElement("link");
  Object.assign(link, { rel, href, crossOrigin: "" });
  const settled = new Promise((resolve) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => {
      // Otherwise the page would take the file for loaded.
      link.remove();
      resolve(null);
    });
  });
  document.head.append(link);
  return settled;
}
