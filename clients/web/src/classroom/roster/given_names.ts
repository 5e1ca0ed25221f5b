/** Normalizes cells for comparison, and knows the first names that tell «Ana;Pérez» from «Pérez;Ana». Pure. */

/** Lowers the case and removes accents, points and other signs. «firstName» becomes two words. */
export const folded = (cell: string): string =>
  cell
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}@]+|[ºª]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

/** Frequent first names of es, pt and en, normalized. They tell «Ana;Pérez» from «Pérez;Ana». */
const GIVEN = new Set(
  ("ana maria juan jose luis carlos jorge pedro pablo diego miguel manuel francisco javier martin mateo matias lucas santiago sebastian nicolas tomas benjamin bautista joaquin " +
    "agustin facundo ignacio gonzalo rodrigo fernando alejandro daniel david andres antonio angel rafael eduardo ricardo roberto victor hugo ivan leo leonardo bruno thiago tiago joao paulo " +
    "gabriel miguel felipe gustavo henrique vitor beto bo eva sofia sophia valentina martina isabella isabel camila catalina lucia luciana paula carla clara laura julia juliana elena emma " +
    "mia olivia victoria florencia micaela milagros abril zoe caro carolina carmen rosa teresa patricia gabriela daniela alejandra andrea claudia silvia monica susana marta beatriz leticia " +
    "fernanda amanda bianca larissa leticia mariana marina helena alice lara manuela renata john james william michael robert thomas henry jack oliver harry george noah liam ethan jacob " +
    "ann anna mary emily sarah grace lily chloe ella amelia charlotte jane kate lucy bob tom sam max ben").split(" "),
);
/** Tells whether a name starts with a frequent first name. */
export const isGiven = (name: string): boolean => GIVEN.has(folded(name).split(" ")[0]!);
