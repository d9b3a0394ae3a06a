// This classic script comes before all modules of a page. It shows a message when one of them fails, and replaces
// storage where there is none.

{
  const PAGE = document.documentElement;

  /** Browsers report this as an error, but it is harmless. */
  const HARMLESS = /^ResizeObserver loop/;

  // Where cookies are blocked, even naming the storage throws an error. The replacement is in memory.
  try {
    window.localStorage.getItem("");
  } catch {
    Object.defineProperty(window, "localStorage", { value: undefined });
  }

  /** @param {string} what */
  const tell = (what) => {
    if (document.getElementById("failure") || HARMLESS.test(what)) {
      return;
    }
    const told = document.createElement("p");
    told.id = "failure";
    told.className = "failure";
    told.setAttribute("role", "alert");
    told.textContent =
      `This page does not work as it should: ${what}. Reload it.` +
      " If that does not help, use another browser, or a newer one. The table itself goes on.";
    (document.body ?? PAGE).prepend(told);
  };

  /** @param {string} address */
  const named = (address) => address.replace(/.*\//, "");

  // Ignores the errors of browser extensions.
  window.addEventListener(
    "error",
    (event) => {
      if (event.target instanceof HTMLScriptElement) {
        tell(`its script ${named(event.target.src)} could not be loaded`);
      } else if (event instanceof ErrorEvent && event.filename.startsWith(location.origin)) {
        tell(`its script ${named(event.filename)} failed (${event.message})`);
      }
    },
    true,
  );
}
