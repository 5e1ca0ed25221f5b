/**
 * Fetches files of a room or class with a token that lasts a minute. The token travels in a header, so logs and history do not contain it.
 */

/** Throws if the server refuses the file. */
export async function fetched(name: string, token: string, lang: string): Promise<Response> {
  const answer = await fetch(`/export/${name}?lang=${lang}`, { headers: { "X-Files-Token": token } });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer;
}

/** Saves the file as `as` in the person's download folder. */
export async function saved(name: string, token: string, lang: string, as = name): Promise<void> {
  const address = URL.createObjectURL(await (await fetched(name, token, lang)).blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = as;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
