import type { LocatedText } from '../../../content/rule.ts';
import { NUMBER_WORDS } from '../figures/number-words.ts';

const MONTH_NAME = '(?:[dj]an\\p{L}+|jänner|enero)';

/** Directly before the last day of December: the rest of a whole year. No offer runs as long as the books do. */
const WHOLE_YEAR = new RegExp(
  `(?:(?<!\\p{L})${MONTH_NAME} 1(?:st)?|(?<!\\d)1(?:st|º|°|\\.)? (?:de |of )?${MONTH_NAME}|primero de enero)(?:,? (?:de )?\\d{4})?\\s?(?:[–—-]|to|through|until|and|bis(?: zum)?|und(?: dem)?|al|hasta(?: el)?|y(?: el)?)\\s?$`,
  'iu',
);
const LAST_DAY = /(?<!\d)31(?!\d)/;
const DECEMBER = /de[cz]|dic/iu;

/** Directly before the last day of any period. */
const PERIOD =
  /(?<!\p{L})(?:from|between|del?|desde el|entre el|vom|von|zwischen dem)\s[^.!?;\n]{1,30}\s(?:to|through|until|and|al|hasta el|y el|bis(?: zum)?|und(?: dem)?)\s(?:the )?$/iu;

/** What a business counts its work in. */
const SOURCE =
  /^,? (?:(?:by|according to|as counted in|from|per|laut|nach|según) (?:our|the|unser\p{L}*|de[rmn]|dem|nuestr\p{L}+|el|la|los|las) )?(?:(?:as )?(?:counted|recorded|logged)(?!\p{L})|gezählt|contad[oa]s?|(?<=(?:by|to|in|from|per|laut|nach|según) (?:\p{L}+ )?)(?:\p{L}+ )?(?:log|logs|log ?books?|books|records?|ledgers?|diary|register|count|statistics?|\p{L}*buch|\p{L}*bücher\p{L}*|\p{L}*statistik|\p{L}*protokoll\p{L}*|\p{L}*zählung|bitácora|registros?|libros?|cuentas?|agenda|estadísticas?)(?!\p{L}))|^,? laut \p{L}*(?:buch|statistik|protokoll|zählung)(?!\p{L})/iu;

/** Says that something is offered, or to be done. */
const OFFER =
  /(?<!\p{L})(?:off|offers?|discounts?|sales?|prices?|rates?|free|half|valid|open|closed|book(?:ings?| (?:now|early|by|your|a|an))|register|sign up|order|save|courses?|\p{L}*angebote?|rabatt\p{L}*|\p{L}*preise?|gratis|kostenlos|gültig|gilt|gelten|geöffnet|geschlossen|buch(?:en|bar)|anmeld\p{L}*|\p{L}*kurse?|\p{L}*aktion|ofertas?|descuentos?|precios?|tarifas?|válid[oa]s?|vigentes?|vale|abiert[oa]s?|cerrad[oa]s?|reserv\p{L}+|inscr\p{L}+|cursos?)(?!\p{L})|[%\p{Sc}]/iu;

/** At the beginning of a statement, up to the period: how many of something there were. */
const COUNTED = new RegExp(
  `(?:^|[.!?:]\\s)(?:\\d[\\d.,]*|${NUMBER_WORDS.join('|')})\\s(?:\\p{L}[\\p{L}’'-]*,?\\s){1,4}.*$`,
  'iu',
);

/** Nothing that anybody does then: the end of the statement, or what is said of the same things. */
const ENDED =
  /^(?:\s*(?:[.;:)|]|$)|,? (?:and|und|y) (?:nobody|none|not|no|keine\p{L}*|ninguna?|ni) )/iu;

const isOfFigures = ({ path }: LocatedText) =>
  path.some((key) => key === 'numbers' || key === 'stats');

/**
 * True for the last day of a period in which something was counted: a whole year of the books below a figure, or one whose source is named
 * behind it.
 */
export function isPeriodOfCount(
  located: LocatedText,
  [before, date, after]: readonly [string, string, string],
): boolean {
  const isYear = WHOLE_YEAR.test(before) && LAST_DAY.test(date) && DECEMBER.test(date);
  if (!isYear && !PERIOD.test(before)) return false;
  const sentence = /[^.!?;\n]*(?:\d\.[^.!?;\n]*)*$/u.exec(before)?.[0] ?? '';
  const rest = /^[^.!?;\n]*/.exec(after)?.[0] ?? '';
  if (OFFER.test(sentence) || OFFER.test(rest)) return false;
  if (SOURCE.test(after)) return true;
  if (isYear && ENDED.test(after) && COUNTED.test(sentence)) return true;
  return isOfFigures(located) && ENDED.test(after);
}
