/** Files of a room or class: fetched with a token that lasts a minute and stands in a header, so in no log and no history. */

/** Raises where the server gives no such file. */
export async function fetched(name: string, token: string, lang: string): Promise<Response> {
  const answer = await fetch(`/export/${name}?lang=${lang}`, { headers: { "X-Files-Token": token } });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer;
}

/** Into the person's folder of downloads, there as `as`. */
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
