/** Registers the service worker, which keeps the shell for the next visit (`public/sw.js`). */
export function register(): void {
  if (!("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    // Without it the page works just as well; plain http in a school has none.
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  });
}
