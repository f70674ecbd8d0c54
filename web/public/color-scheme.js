// Sets light or dark before the first paint: the page's own script comes too late for that, and the policy of
// _headers allows no script inside index.html. The key is the one under which the theme keeps the choice.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem("mantine-color-scheme-value");
  } catch {
    // Blocked storage: as the system.
  }
  var dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");
})();
