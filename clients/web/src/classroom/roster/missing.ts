/** The names of the class's list whose pupils are not in the class now. Pure. */
import type { ClassView } from "../view";

/**
 * Returns the missing names in the list's order. A pupil who came in and closed the page is missing too; a pupil who
 * withdrew is not.
 */
export function missingNames(view: ClassView): string[] {
  const here = view.members.filter((member) => member.present && !member.gone).map((member) => member.id);
  const withdrawn = (view.desk?.byes ?? []).filter((bye) => bye.stays).map((bye) => bye.person);
  const known = new Set([...here, ...withdrawn]);
  return (view.desk?.list ?? []).filter((entry) => !known.has(entry.person)).map((entry) => entry.name);
}
