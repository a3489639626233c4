import type { Facts } from '../../../content/facts/facts.ts';
import { valueAt } from '../../../content/value-path.ts';
import { datesIn } from './dates.ts';
import { isPast } from './today.ts';

/** What a text about a day that has been calls itself. */
const ACCOUNT =
  /(?<!\p{L})(?:diary|journal|log ?book|notes (?:by|from|of|taken)|recap|an account of|report (?:of|from|on)|looking back|the story of|what [^.!?\n]{1,40} was like|how [^.!?\n]{1,40} went|how (?!to\s)[^.!?\n]{1,80} (?:got|came|did|took|ran|gave|became|began|grew|broke|fell|drove|wrote|made|built|saved|survived|weathered|lost|kept|found) (?!(?:in|by|on|at) )|tagebuch|notizen (?:von|aus)|protokoll|rückblick|bericht (?:von|vom|über|aus)|die geschichte von|so war|wie [^.!?\n]{1,40} war|diario de|cuaderno de|apuntes de|crónica|la historia de|así fue|cómo fue)(?!\p{L})/iu;

/** Says that something is to come: no account, whatever it is called. */
const TO_COME =
  /(?<!\p{L})(?:book|register|sign up|apply|join|order|until|deadline|by (?=\d|\p{Lu}\p{Ll}+,? \d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|noon|midnight)|starts?|opens?|anmeld\p{L}*|bis|buchen|bestell\p{L}*|inscr\p{L}*|reserv\p{L}*|hasta|plazo)(?!\p{L})/iu;

/** The first lines of a body, in which the day of an account stands. */
const TOP = 400;

/** True for the line of a date if it says that it is an account: "Saturday, October 17, 2026. Notes by Ann". */
export function isOfAccount(text: string, at: number): boolean {
  const end = text.indexOf('\n', at);
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, end < 0 ? text.length : end);
  return ACCOUNT.test(line) && !TO_COME.test(line);
}

/** True for a page that tells of a day that has been: its title, description or first lines have the day, and call it an account. */
export function isAccount(raw: object, body: string | undefined, facts: Facts): boolean {
  const now = facts.now ?? Date.now();
  const tops = [
    valueAt(raw, ['seo', 'title']),
    valueAt(raw, ['seo', 'description']),
    body?.slice(0, TOP),
  ];
  return tops.some(
    (top) =>
      typeof top === 'string' &&
      datesIn(top).some(({ span, ends }) => isPast(ends, now) && isOfAccount(top, span[0])),
  );
}

/** Directly above a bill: it is that of a day that has been. */
const COST_THEN =
  /(?<!\p{L})(?:it|this|that|they|we|everything|all|day|evening|wedding|party|event|trip|job|house|garden) (?:all |really )?cost(?!\p{L})|(?<!\p{L})(?:was|were|came to|paid|charged|spent|did cost|kostete|gekostet|bezahlt|war|waren|costó|costaron|fue|pagaron|cobramos)(?!\p{L})/iu;

/** True if the heading above a sum, or the caption of its table, says that it was paid then. */
export function isPaidThen(above: string, sentence: string): boolean {
  return COST_THEN.test(above) || COST_THEN.test(sentence);
}
