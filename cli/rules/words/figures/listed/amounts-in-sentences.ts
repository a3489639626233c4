import type { Facts } from '../../../../content/facts/facts.ts';
import type { LocatedText } from '../../../../content/rule.ts';
import { sentenceAt } from '../../sentence-at.ts';
import { namesOfEntry } from '../../surroundings.ts';
import { type Amount, amountsIn } from '../amounts.ts';
import {
  AT_OTHER_HOURS,
  BESIDE,
  KEY_OF_WAY,
  marked,
  OTHERWISE,
  onlyNamed,
  WAYS,
} from './entry-words.ts';
import { amountsNamed, type ListedAmount, listedAmounts } from './listed-amounts.ts';

const FEE = '(?:price|fee|cost|preis|gebühr|pauschale|precio|tarifa|cuota)s?';

/** Directly before a sum: it is the upper end of a range. */
const TO = /(?:\d|[$€£])\s?(?:-|–|to|or|bis|oder|a|o|y)\s$/iu;

/** The name itself before a sum: "Deal costs", "And to Deal: ". */
const AFTER_NAME =
  /(?:^|[;:,(–—]\s?|\s(?:and|but|und|aber|y|pero)\s)(?:(?:to|in|for|nach|für|a|hasta|para|en)\s)?@(?:,? (?:costs?|is|for|at|kostet|für|macht|cuesta|por|es|vale|sale en)|:|,| –| —)\s(?:only |just |nur |solo )?$/iu;
const TO_NAME = /^\s(?:to|for|in|nach|für|a|hasta|para|en)\s@/iu;
const IT_IS = new RegExp(
  `^(?:(?:(?:it|this|that|we|es|das|wir|the (?:${WAYS})|die (?:${WAYS})|el (?:${WAYS}))\\s(?:\\p{L}+\\s)?|(?:son|cobramos|cuesta)\\s)(?:only |just |nur |solo )?)?$`,
  'iu',
);

/** Directly before and after a sum, what it is the price of. */
function ties(thing: string): { before: RegExp; after: RegExp } {
  return {
    before: new RegExp(
      `(?:^|\\s)(?:(?:the|die|der|den|el|la)\\s)?(?:${thing})(?:\\s(?!and |und |y )[^.,;:!?]{0,30})?(?:\\s(?:is|costs?|of|ist|kostet|macht|beträgt|von|es de|es|cuesta|vale|sale en|de)|:)\\s(?:only |just |nur |solo )?$`,
      'iu',
    ),
    after: new RegExp(
      `^\\s(?:(?:for|für|por|de|del)\\s(?:the |its |die |den |el |la )?)?(?:${thing})(?!\\p{L})`,
      'iu',
    ),
  };
}

const OF_WAY = ties(
  `(?:${WAYS})(?:\\s${FEE})?|${FEE} (?:for|of) (?:the )?(?:${WAYS})|${FEE} del? (?:${WAYS})`,
);
const OF_ENTRY = ties(`${FEE} (?:of|for|für|von|de|del) (?:the )?@|@(?:['’]s)? ${FEE}`);

/** The words between the signs around a sum. */
function clauseOf(before: string, after: string): string {
  const [left = ''] = /[^,;:(–—]*$/u.exec(before) ?? [];
  const [right = ''] = /^[^,;:)–—]*/u.exec(after) ?? [];
  return `${left} ${right}`;
}

/** The amount that a sum of a sentence is about: its only one, or the item of a bill: "$102: $90 for the road, {fees.first} for the first". */
export function ofSentence(
  located: LocatedText,
  { span: [at, to] }: Amount,
  raw: object,
  facts: Facts,
): ListedAmount | undefined {
  const { text } = located;
  const { start, end } = sentenceAt(text, at);
  const words = text.slice(start, end);
  const isSaid = amountsNamed(words, listedAmounts(facts)).length > 0;
  const title = isSaid ? words : namesOfEntry(located, raw);
  const meant = onlyNamed(title, facts);
  if (!meant || AT_OTHER_HOURS.test(marked(words, meant)) || words.includes('%')) return undefined;
  if (!isSaid && !BESIDE.test(marked(title, meant))) return undefined;
  const before = marked(text.slice(start, at), meant);
  const after = marked(text.slice(to, end), meant);
  const tie = KEY_OF_WAY.test(meant.key) ? OF_WAY : OF_ENTRY;
  const sums = amountsIn(words, facts, 'en');
  if (sums.length > 1 || words.includes('{')) {
    const isItem = tie.after.test(after) && !TO.test(before);
    const isRight = sums.some(({ value }) => value === meant.value);
    return isItem && !isRight && !OTHERWISE.test(clauseOf(before, after)) ? meant : undefined;
  }
  if (OTHERWISE.test(marked(words, meant))) return undefined;
  if (AFTER_NAME.test(before) || (TO_NAME.test(after) && IT_IS.test(before))) return meant;
  return tie.before.test(before) || tie.after.test(after) ? meant : undefined;
}
