import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { withoutQuotations } from '../quotations.ts';
import { sentenceAt } from '../sentence-at.ts';
import { isBody, isMessage, isQuoted, isSearched } from '../text-kinds.ts';

/**
 * Numbers for emergencies by country, the one for everything first; others reach the police, an ambulance or somebody who helps without
 * hurry.
 *
 * @see ITU-T E.129, national numbering: https://www.itu.int/en/ITU-T/inr/nnp
 */
const BY_COUNTRY: Readonly<Record<string, readonly string[]>> = {
  AT: ['112', '133', '144', '122', '140', '141'],
  AU: ['000', '112', '106'],
  CA: ['911'],
  CH: ['112', '117', '144', '118', '143', '145'],
  DE: ['112', '110'],
  ES: ['112', '091', '062', '061'],
  GB: ['999', '112', '111', '101', '105'],
  IE: ['112', '999'],
  MX: ['911'],
  NZ: ['111', '112', '105'],
  US: ['911'],
};

/** Numbers that nobody rings for anything else, and those that need the word. */
const KNOWN = '911|999|000';
const SHORT = '110|111|112|144';

/** Asks readers to ring, directly before the number. */
const RING =
  '(?<!\\p{L})(?:call(?:ing)?|ring(?:ing)?|dial(?:l?ing)?|phone|rufen sie|rufst du|ruf|ruft|wähl(?:en sie|e|t)|llam(?:e|a|en|ar)|marc(?:a|ar)|marque[n]?)(?: straight to| at once| sofort| gleich)?(?: triple)?(?: an)?(?: (?:the|die|den|unter|al|a|on))?(?: (?:notruf(?:nummer)?|emergency number|número))? ';

/** Names the number of emergencies. */
const NAMES =
  '(?<!\\p{L})(?:emergency(?: services| number| line)?|ambulance|notruf(?:nummer)?|rettung(?:sdienst)?|emergencias|ambulancia)(?: (?:is|on|at|dial|call|ist|unter|an|al|es el|en el))?:? ';

/** After the number: no counted thing, no more digits, no name of a street. */
const ENDS =
  '(?=$|[,;:.!?)–—…"”]|\\s[–—]|\\*|\\n|\\s(?:and|or|if|at|now|first|for|in|when|from|to|on|then|as|right|not|rather|und|oder|wenn|an|dann|nicht|jetzt|y|o|si|en|de|desde|para|ya|antes|instead|before|immediately|straight|without|sofort|gleich|inmediatamente)(?!\\p{L}))(?![.,]?\\d)';

const CALLED = new RegExp(`(?:${RING}|${NAMES})(?<number>${KNOWN}|${SHORT})${ENDS}`, 'giu');

/** What the shorter numbers are rung for. */
const URGENT =
  /(?<!\p{L})(?:emergenc\p{L}+|ambulance|police|fire|urgent\p{L}*|unconscious|breath\p{L}*|bleed\p{L}*|stroke|heart attack|notf\p{L}+|notruf\p{L}*|rettung\p{L}*|feuerwehr|polizei|bewusstlos\p{L}*|brand|emergencia\p{L}*|urgencia\p{L}*|ambulancia|policía|bomberos)(?!\p{L})/iu;

/** Names another country, or those who are far from home. */
const ABROAD =
  /(?<!\p{L})(?:america\p{L}*|us|u\.s\.|usa|united states|states|canad\p{L}+|mexic\p{L}+|british|britain|uk|u\.k\.|england|scotland|ireland|irish|europe\p{L}*|german\p{L}*|spain|spanish|austria\p{L}*|swiss|switzerland|australia\p{L}*|new zealand|abroad|overseas|foreign\p{L}*|touris\p{L}+|holidays?|countr(?:y|ies)|films?|movies?|television|tv|usa|amerika\p{L}*|england|österreich\p{L}*|schweiz\p{L}*|deutschland|deutsch\p{L}+|spanien|ausland|europa\p{L}*|europäisch\p{L}*|urlaub|filmen?|ländern?|américa|estados unidos|ee\.? ?uu\.?|europa|españa|méxico|extranjero|película\p{L}*|país(?:es)?|turistas?)(?!\p{L})/iu;

/** The pronoun, as opposed to the country. */
const PRONOUN = /(?<!\p{L})us(?!\p{L})/gu;

/** A number of another country that readers are told to ring in an emergency. */
export interface ForeignNumber {
  located: LocatedText;
  span: Span;
  number: string;
  /** The number of the country. */
  own: string;
}

function foreignIn(located: LocatedText, own: readonly string[]): Span | undefined {
  const text = withoutQuotations(located.text, isBody(located));
  for (const found of matchesIn(text, CALLED)) {
    const number = found.groups?.number ?? '';
    if (own.includes(number)) continue;
    const { start, end } = sentenceAt(text, found.index);
    const sentence = text.slice(start, end);
    const hasOwn = own.some((one) => new RegExp(`(?<!\\d)${one}(?!\\d)`).test(sentence));
    if (hasOwn || ABROAD.test(text.replace(PRONOUN, ''))) continue;
    if (new RegExp(`^(?:${SHORT})$`).test(number) && !URGENT.test(sentence)) continue;
    const at = found.index + found[0].length - number.length;
    return [at, at + number.length];
  }
  return undefined;
}

/** Numbers for emergencies that nobody answers in the country of a business, where its readers are told to ring them. */
export function* foreignNumbers({ texts }: CopyFile, country: string): Generator<ForeignNumber> {
  const own = BY_COUNTRY[country];
  if (own === undefined) return;
  for (const located of texts) {
    if (isQuoted(located) || isMessage(located) || isSearched(located)) continue;
    const span = foreignIn(located, own);
    const number = span && located.text.slice(...span);
    if (span && number) yield { located, span, number, own: own[0] ?? '' };
  }
}
