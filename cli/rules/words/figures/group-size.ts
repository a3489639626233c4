import type { Facts } from '../../../content/facts/facts.ts';
import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { blockOf, headingAbove } from '../surroundings.ts';
import { SMALL_NUMBERS } from './small-numbers.ts';

/** Names of facts that say how many people a group has at most: `taller.groupSize`, `kurse.gruppenGroesse`. */
const NAMED = /(?:group|grupo|gruppen?)_?(?:size|max|tama(?:ñ|n)o|gr(?:ö|oe)(?:ß|ss)e)$/i;

const PEOPLE = '(?:people|persons|guests|personas|personen|leute|teilnehmer\\p{L}*)';
const NUMBER = `(?<number>\\d{1,2}|${[...SMALL_NUMBERS.keys()].join('|')})`;

const FACT = new RegExp(`^${NUMBER}(?: ${PEOPLE})?$`, 'iu');

/** An answer that is a limit. */
const AT_MOST = new RegExp(
  `(?:^|\\n)(?<limit>(?:at most|no more than|up to|como máximo|máximo|hasta|höchstens|maximal|bis zu) )${NUMBER} ${PEOPLE}(?!\\p{L})`,
  'giu',
);

/** A question for the size of a group that goes somewhere, or takes part: rooms and cars hold another number. */
const ASKED =
  /(?:how many (?:people|of us|guests)|cuánt[ao]s (?:personas |somos |vamos )?|wie viele (?:leute|personen|teilnehmer\p{L}*)?)[^?\n]{0,30}(?<!\p{L})(?:go|come|ride|walk|join|take part|groups?|van|vais|vamos|participan|grupo|salida|fahren|gehen|kommen|mit|teil|dabei|gruppe)(?!\p{L})[^?\n]*\?/iu;

const SEEN = /t most|o more than|p to|áximo|asta|öchstens|aximal|is zu/;

interface Size {
  name: string;
  text: string;
  value: number;
}

const known = new WeakMap<Facts, Size | undefined>();

function numberIn(number: string): number {
  return SMALL_NUMBERS.get(number.toLowerCase()) ?? Number(number);
}

/** The only fact about the size of a group. */
function sizeOf(facts: Facts): Size | undefined {
  if (known.has(facts)) return known.get(facts);
  const [name = '', ...others] = facts.names.filter((one) => NAMED.test(one));
  const text = facts.get(name) ?? '';
  const { number } = FACT.exec(text)?.groups ?? {};
  const only =
    number === undefined || others.length > 0 ? undefined : { name, text, value: numberIn(number) };
  known.set(facts, only);
  return only;
}

/** False if no text of a copy has a limit, or no fact the size of a group. */
export function mayGroupOtherwise(copy: string, facts: Facts): boolean {
  return SEEN.test(copy) && sizeOf(facts) !== undefined;
}

/** Limits with which a text answers how many go along, if a fact has another one. */
export function* otherGroupSizes(
  located: LocatedText,
  file: CopyFile,
  facts: Facts,
): Generator<{ span: Span; meant: { name: string; text: string } }> {
  const { text } = located;
  const meant = sizeOf(facts);
  if (!meant || !SEEN.test(text)) return;
  for (const { 0: found, index, groups = {} } of matchesIn(text, AT_MOST)) {
    const { limit = '', number = '' } = groups;
    if (numberIn(number) === meant.value) continue;
    file.dependsOnOthers(located);
    const asked = text.includes('\n') ? headingAbove(text, index + 1) : blockOf(located, file.raw);
    if (!ASKED.test(asked)) continue;
    const start = index + found.indexOf(limit) + limit.length;
    yield { span: [start, start + number.length], meant };
  }
}
