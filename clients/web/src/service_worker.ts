/** Registers the service worker, which keeps the shell for the next visit (`public/sw.js`), after the page has loaded. */
export function register(): void {
  if (!("serviceWorker" in navigator)) return;
  // The page also works without it, as over plain http in a school.
  const now = (): void => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  // The words of the page may arrive after everything else.
  if (document.readyState === "complete") now();
  else addEventListener("load", now);
}
