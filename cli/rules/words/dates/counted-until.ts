import type { LocatedText } from '../../../content/rule.ts';
import { valueAt } from '../../../content/value-path.ts';

/** Directly before a date up to which something has been counted. */
const DONE_UNTIL =
  /(?<!\p{L})(?:\p{L}+(?:ad|id)[oa]s|counted|installed|served|signed|completed|built|verkauft|gebaut|installiert|montiert|gezählt|gespielt|ausgewertet|abgeschlossen|betreut)\s(?:(?:vom|from|del) \d{1,2}\.?(?: de)? \p{L}+ )?(?:\p{L}+\s){0,4}(?:hasta|al|through|until|up to|bis(?: zum)?)\s(?:(?:the )?(?:end|middle|beginning) of |(?:ende|mitte|anfang) |(?:el final|fines|finales|mediados) de )?$/iu;

/** What holds as of a day is announced for it. */
const HOLDS =
  /(?<!\p{L})(?:valid|effective|open|available|prices?|rates?|new)(?!\p{L})[^.!?\n]*$/iu;

/** What a number is as of: the beginning of a text beside it. */
const COUNTED_UNTIL =
  /^(?:(?:hasta|through|until|up to|as of|bis|stand)\s(?:(?:the )?(?:end|middle|beginning) of |(?:ende|mitte|anfang) |(?:el final|fines|finales|mediados) de )?|(?:at|by) (?:the )?(?:end|middle|beginning) of |(?:zum |am )?(?:ende|mitte|anfang) (?:des )?|a (?:el final|fines|finales|mediados|principios) de )$/iu;

/** Says that what stands here was so on a day, whatever the place. */
const AS_OF =
  /(?<!\p{L})(?:as of|counted on|last updated(?: on)?|stand(?: vom)?:?|a fecha de|actualizad[oa] (?:el|a))\s$/iu;

/** What somebody did to find out what is said, as the participles of a language. */
const CHECKS = {
  en: 'measured|checked|counted|tested|inspected|surveyed|verified|photographed|timed|weighed|recorded',
  de: '(?:nach)?gemessen|(?:über|nach)?geprüft|(?:nach)?gezählt|erhoben|fotografiert|aufgenommen|gestoppt|gewogen|erfasst',
  es: '(?:medid|comprobad|revisad|contad|verificad|fotografiad|cronometrad|pesad|anotad)[oa]s?',
};

/** How often and when: "on three Fridays", "an zwei Samstagen", «tres viernes»; nothing that may be to come. */
const TIMES =
  '(?:(?:on|over|during|across|at|an|bei|über|während|en|durante)\\s)?(?:the\\s|den\\s|las?\\s|los\\s)?(?:one|two|three|four|five|six|several|some|ein\\p{L}*|zwei|drei|vier|fünf|sechs|mehreren?|einigen?|una?|dos|tres|cuatro|cinco|seis|vari[oa]s|\\d{1,3})\\s(?:\\p{L}+\\s){1,2}';

/** Directly before the day of a measurement or a check, with which a text begins or goes on after a comma. */
const CHECKED = new RegExp(
  `(?:^|[.!?:,(]\\s?|(?<!\\p{L})(?:zuletzt|last|[úu]ltima vez)\\s)(?:(?:last|zuletzt|selbst|frisch)\\s)?(?:${Object.values(CHECKS).join('|')})(?: \\p{L}+){0,2}? (?:${TIMES})?(?:am|im|on|in|of|el|en|del?)\\s$`,
  'iu',
);

/** The same in German, where the participle ends the statement: "an drei Freitagen im September 2026 gemessen". */
const CHECKED_AFTER = new RegExp(`^ (?:selbst )?(?:${CHECKS.de})(?=\\s*(?:[.,;)]|$))`, 'iu');

/** True if a text is written below a large figure. */
function isBelowFigure({ path }: LocatedText, raw: object): boolean {
  const { value, stat, figure } = Object(valueAt(raw, path.slice(0, -1)));
  return [value, stat, figure].some((large) => typeof large === 'string' && /\d/.test(large));
}

/** True for the day on which a figure was counted. */
export function isAsOf(
  located: LocatedText,
  raw: object,
  [before, after]: readonly [string, string],
): boolean {
  if (CHECKED.test(before) || CHECKED_AFTER.test(after)) return true;
  if (DONE_UNTIL.test(before) || (AS_OF.test(before) && !HOLDS.test(before))) return true;
  if (!COUNTED_UNTIL.test(before)) return false;
  const isOfFigures = located.path.some((key) => key === 'stats' || key === 'numbers');
  return isOfFigures || isBelowFigure(located, raw);
}
