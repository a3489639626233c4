const ENDING = /\.(?:jpe?g|png|webp|avif|svg|gif|heic)$/i;

/** Everything before an ending: nothing but words, with no mark of a sentence among them. */
const STEM = /^(?:\S+|[\p{L}\d _()-]+)$/u;

/** What computers append to the name of a second file: `table (1)`, `table - copy`. */
const COPY = '(?: ?\\(\\d+\\)| ?-? ?(?:copy|kopie|copia))?';

/** Names of files without their ending. */
const NAMES: readonly RegExp[] = [
  // As a camera, a screen or a messenger gives them.
  new RegExp(
    `^(?:img|dscn?|pxl|dji|gopr|screenshot|bildschirmfoto|captura)[-_ ]?\\d[\\w-]*${COPY}$`,
    'i',
  ),
  /^(?:whatsapp[- ]image|screenshot|bildschirmfoto)[- ]\d{4}-\d\d-\d\d(?!\d).*$/i,
  // Underscores, and a version or a number behind several hyphens, stand in no description.
  new RegExp(`^[\\p{L}\\d]+_[\\p{L}\\d_-]+${COPY}$`, 'iu'),
  new RegExp(`^[\\p{L}\\d]+(?:-[\\p{L}\\d]+)*-(?:final-?)?v\\d+${COPY}$`, 'iu'),
  new RegExp(`^[\\p{L}\\d]+(?:-[\\p{L}\\d]+)+-\\d+${COPY}$`, 'iu'),
];

/** True of an alternative text that is the name of a file, with its ending or without. */
export function isFileName(alt: string): boolean {
  if (ENDING.test(alt)) return STEM.test(alt.replace(ENDING, ''));
  return NAMES.some((name) => name.test(alt));
}
