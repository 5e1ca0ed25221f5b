/** The name of the host of an address, for who is about to go there; empty where it has none. Pure. */
export function hostOf(link: string): string {
  try {
    return new URL(link).host;
  } catch {
    return "";
  }
}
