/** The names of the class's list whose pupils are not in the class now. Pure. */
import type { ClassView } from "../view";

/** Returns them in the list's order; a pupil who came in and closed the page is missing too. */
export function missingNames(view: ClassView): string[] {
  const here = new Set(view.members.filter((member) => member.present && !member.gone).map((member) => member.id));
  return (view.desk?.list ?? []).filter((entry) => !here.has(entry.person)).map((entry) => entry.name);
}
