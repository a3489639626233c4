import type { Facts } from '../../../content/facts/facts.ts';
import type { LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { isOfFormerYear } from '../dates/past-entries.ts';
import { sentenceAt } from '../sentence-at.ts';

/** Directly before a name: it was given to something that had none, or another one, until then. */
const NAMED = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:is|are|was|were) now|becom(?:es|e|ing)|became|turn(?:s|ed)? into|(?:re)?nam(?:es?|ed|ing)(?: \\p{L}+){0,2}(?: to| as)?|call(?:s|ed)?(?: (?:it|itself|ourselves|themselves|the \\p{L}+))?|known as|(?:new|same|our|its|the) (?:\\p{L}+ )?name(?: is| was| of|:)?|name to',
    'aus \\p{L}[^.!?;:]{1,60} (?:wird|wurden?|werden)|(?:wird|wurden?|werden) zu[rm]?|heißt|hießen?|heißen|nennt sich|nennen (?:wir|sie) (?:uns|sich)|nannten? (?:wir |sie )?(?:uns|sich)|(?:neue[nrms]?|unseren?|der|den|de[mr]) \\p{L}*namen?(?: ist| war| lautet|:)?|umbenannt in',
    '(?:es|somos) ahora|ahora (?:es|somos)|(?:pasa|pasó|pasamos) a (?:ser|llamar(?:se|nos))|se conv(?:ierte|irtió) en|(?:se llam|nos llam)\\p{L}+(?: ahora| ya)?|bautiz\\p{L}+(?: como)?|(?:se|nos|la|lo) denomin\\p{L}+|(?:adopt|escog|eleg|eligi)\\p{L}+ el nombre(?: de)?|(?:nuevo|el|su|nuestro) nombre(?: es| era| de|:)?|nombre (?:a|por)',
  ].join(
    '|',
  )})(?: (?:(?:in |im jahr |en )?\\d{4}|now|then|later|jetzt|nun|dann|später|ahora|entonces))?\\s["“„«‘'’*_]*$`,
  'iu',
);

/** A line break inside a paragraph, and not one before an entry of a list, a heading or a row. */
const WRAPPED = /(?<=[^\n])\n(?=[^\s#|>*:-])(?!\d+\.\s)/g;

const YEAR = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/g;

/**
 * True for the name of the business in what tells when it was taken: that is history, which another name tomorrow would not change. The
 * year stands in the sentence, or dates the entry of a timeline.
 */
export function isTakenThen(located: LocatedText, [at]: Span, raw: object, facts: Facts): boolean {
  // Lines of a paragraph may be broken anywhere.
  const text = located.text.replace(WRAPPED, ' ');
  const { start, end } = sentenceAt(text, at);
  if (!NAMED.test(text.slice(start, at))) return false;
  const years = text.slice(start, end).match(YEAR) ?? [];
  const now = new Date(facts.now ?? Date.now()).getFullYear();
  return years.some((year) => Number(year) < now) || isOfFormerYear(located, raw, facts);
}
