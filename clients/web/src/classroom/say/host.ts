/** Returns the host name of an address, which the page shows before the pupil opens it; empty if there is none. Pure. */
export function hostOf(link: string): string {
  try {
    return new URL(link).host;
  } catch {
    return "";
  }
}
