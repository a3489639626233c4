import { MONEY_GROUP } from '../../../../schemas/config/units.ts';
import type { LocatedText } from '../../../content/rule.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import type { KnownFigure } from '../figures/known-figures.ts';
import { titlesOf } from '../page-titles.ts';
import { sentenceAt } from '../sentence-at.ts';
import { textsBeside } from '../surroundings.ts';
import { isBody } from '../text-kinds.ts';
import { nounRoot, UNITS } from './nouns.ts';

/** A reference to a price. */
const PRICE = new RegExp(`\\{${MONEY_GROUP}\\.(?:\\w+\\.)*(?<key>\\w+)\\}`, 'giu');

/** A shorter word of a key hardly tells a kind. */
const LEAST_LETTERS = 4;

/** Words of a key that say who pays, when, or for what part, of one and the same thing. */
const OF_THE_SAME =
  /^(?:fees?|price|cost|rate|total|base|minimum|from|each|extra|deposit|cancel\p{L}*|refund|concession|reduced|discount\p{L}*|child|kid|adult|student|senior|pensioner|member|famil[yi]\p{L}*|early|late|evening|night|weekend|saturday|sunday|holiday|online|first|second|single|preis|gebuehr|ermaessig\p{L}*|kind\p{L}*|schueler|mitglied|abend|nacht|wochenende?|feiertag|erste|precio|tarifa|reducid[oa]|socio|estudiante|jubilad[oa]|noche|festivo|primer[oa]?)$/u;

function wordsOf(text: string): string[] {
  return (text.match(/\p{Lu}?\p{Ll}+/gu) ?? []).map(nounRoot);
}

/** The words of a key that the name of a figure lacks, if it has all of that name. */
function kindIn(key: string, nouns: readonly string[]): string[] {
  const words = wordsOf(key);
  const isOfFigure = nouns.length > 0 && nouns.every((noun) => words.includes(noun));
  return isOfFigure ? words.filter((word) => !nouns.includes(word)) : [];
}

/**
 * True for a number of a kind of what a fact counts: beside it stands the price of this kind, in its sentence, its row or its entry, and
 * the entry or the page is named after it. Of a follow-up for {fees.pelvicFollowUp}, on the page about pelvic health, the minutes are not
 * those of {visits.followUpMinutes}.
 *
 * @param figures that the number may be meant to be.
 */
export function isOfPricedKind(
  located: LocatedText,
  raw: object,
  at: number,
  figures: readonly KnownFigure[],
): boolean {
  const { text } = located;
  const { start, end } = sentenceAt(text, at);
  const beside = isBody(located) ? [] : textsBeside(located, raw);
  const entry = [text.slice(start, end), ...beside].join('\n');
  const keys = [...matchesIn(entry, PRICE)].map(({ groups }) => groups?.key ?? '');
  if (keys.length === 0) return false;
  const said = new Set(wordsOf([entry.replace(/\{[^{}]*\}/g, ' '), ...titlesOf(raw)].join('\n')));
  return figures.every(({ nouns }) => {
    const names = nouns.filter((noun) => !UNITS.has(noun));
    return keys.some((key) =>
      kindIn(key, names).some(
        (word) => word.length >= LEAST_LETTERS && !OF_THE_SAME.test(word) && said.has(word),
      ),
    );
  });
}
