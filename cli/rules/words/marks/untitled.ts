/*
 * What editors call a page or a part of it that nobody has given a title to, or that was copied from another one.
 */

const PART = {
  en: 'page|landing page|post|document|section|heading|headline|title|subtitle|block',
  de: 'seite|unterseite|landing ?page|überschrift|zwischenüberschrift|abschnitt|titel|untertitel|dokument|beitrag',
  es: 'página|sección|título|titular|subtítulo|documento|encabezado|bloque',
};

const NEW = [
  `(?:my |a |the )?new (?:${PART.en})|untitled(?: (?:${PART.en}|draft|design))?`,
  '(?:page|document|post|default|main|site|website|section) title|(?:main|default) (?:heading|headline|title)',
  '(?:test|sample|dummy|demo) (?:page|post|document|landing page|heading|title)',
  `neue[rs]? (?:${PART.de})|unbenannt(?:e[rs]? (?:${PART.de}))?|(?:seite|dokument|beitrag) ohne titel`,
  '(?:test|beispiel|muster|demo)(?:seite|beitrag|dokument|überschrift|titel)|seitentitel|(?:haupt|deine |ihre )überschrift(?: hier)?',
  `nuev[oa] (?:${PART.es})|(?:${PART.es}) nuev[oa]|(?:(?:página|documento|sección) )?sin título`,
  '(?:página|título|documento|sección) de (?:prueba|ejemplo|muestra|relleno)|título (?:de (?:la )?(?:página|sección)|principal)|tu (?:título|titular)(?: aquí)?',
].join('|');

/** What a copy or a second one gets behind its name. */
const COPY = '(?:copy|kopie|copia)';
const COUNTED = '(?:[ _-]?(?:\\d{1,2}|\\(\\d{1,2}\\)))?';

const UNTITLED = new RegExp(
  `^(?:${NEW})${COUNTED}(?: ?[-–]? ?(?:${COPY}|\\(${COPY}${COUNTED}\\))${COUNTED})?$`,
  'imu',
);

/** "Prices (copy)" and "Prices - Copy 2" are names of files; the headings of lists of documents may end so, too. */
const COPIED = new RegExp(`(?: \\(${COPY}${COUNTED}\\)| [-–] ${COPY}${COUNTED})$`, 'iu');

/** True for a title or heading that an editor has given, instead of an author. */
export function isUntitled(text: string): boolean {
  return UNTITLED.test(text.trim());
}

/** True for the title of a page that was copied from another one. */
export function isOfCopy(text: string): boolean {
  return COPIED.test(text.trim());
}

/** True if a copy has a line that may be such a title. */
export function mayBeUntitled(copy: string): boolean {
  return UNTITLED.test(copy) || /[-–(] ?(?:copy|kopie|copia)[ )\n\d]/i.test(`${copy}\n`);
}
