/** Registers the service worker, which keeps the shell for the next visit (`public/sw.js`), when the page has come. */
export function register(): void {
  if (!("serviceWorker" in navigator)) return;
  // Without it the page works just as well; plain http in a school has none.
  const now = (): void => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  // The words of the page may come after everything else has.
  if (document.readyState === "complete") now();
  else addEventListener("load", now);
}
