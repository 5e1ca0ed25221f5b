/** The browser's abilities for the calls. Each is used if present; a refusal by the browser does no harm. */
import type { Device } from "./calls";

type Badging = { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> };

const ICON = "/icon.svg";
const quietly = (done: Promise<unknown> | undefined): void => void done?.catch(() => undefined);

export const canNotify = (): boolean => "Notification" in window;
export const mayNotify = (): boolean => canNotify() && Notification.permission === "granted";

/** Asks the person for permission; resolves to true if they allow it. Call it only from their own click. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** With the same `tag`, a table's later notification replaces an earlier one. */
export function deviceFor(tag: string): Device {
  const registration = async () => ("serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined);
  let plain: Notification | null = null;
  async function show(title: string, body: string): Promise<void> {
    const options = { body, tag, icon: ICON, lang: document.documentElement.lang, data: location.href };
    const worker = await registration();
    if (worker !== undefined) return worker.showNotification(title, options);
    plain = new Notification(title, options);
    plain.onclick = () => window.focus();
  }
  async function close(): Promise<void> {
    plain?.close();
    plain = null;
    for (const shown of (await (await registration())?.getNotifications({ tag })) ?? []) shown.close();
  }
  return {
    badge(count) {
      const device = navigator as Badging;
      quietly(count === 0 ? device.clearAppBadge?.() : device.setAppBadge?.(count));
    },
    vibrate(duration_ms) {
      // iOS has no vibration; elsewhere a page may vibrate only after a touch.
      if ("vibrate" in navigator && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate(duration_ms);
    },
    notify(title, body) {
      if (mayNotify()) quietly(show(title, body));
    },
    closeNotification() {
      if (mayNotify()) quietly(close());
    },
  };
}
