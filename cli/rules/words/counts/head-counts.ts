import type { LocatedText } from '../../../content/rule.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { SMALL_NUMBERS } from '../figures/small-numbers.ts';
import { sentenceAt } from '../sentence-at.ts';
import { headingAbove } from '../surroundings.ts';
import { isQuoted } from '../text-kinds.ts';
import type { PlacedCount } from './said-counts.ts';

/** In place of a noun: all who work in the business, however they are called. */
export const HEADS = '@heads';

/** A number, or a reference to a fact that is one. */
const NUMBER = `${[...SMALL_NUMBERS.keys()].join('|')}|\\d{1,2}|\\{[a-z][\\w.]*\\}`;

/** Parts of „zu fünft“, with the number they are of. */
const TOGETHER: Readonly<Record<string, string>> = {
  zweit: 'zwei',
  dritt: 'drei',
  viert: 'vier',
  fünft: 'fünf',
  sechst: 'sechs',
  siebt: 'sieben',
  acht: 'acht',
  neunt: 'neun',
  zehnt: 'zehn',
};

/** Nothing else is said of them: some are those at a place, or at a time. */
const END = '(?=\\s*(?:[.,;:–)]|$|(?:and|und|y|with|mit|con)(?!\\p{L})))';

const NOW_EN = '(?:now |still |today )?';
const NOW_DE = '(?:heute |inzwischen |mittlerweile |derzeit |zurzeit |insgesamt )?';

/** Ways to say how many all of us are. */
const SAID = new RegExp(
  [
    `(?<![\\p{L}{.])(?:we are ${NOW_EN}|we['’]re ${NOW_EN}|there are )(?<en>${NUMBER})(?: people| of us)?${END}`,
    `(?<![\\p{L}{.])(?:wir sind ${NOW_DE}|(?:heute|inzwischen|insgesamt) sind wir )(?:zu (?<de>${Object.keys(TOGETHER).join('|')})|(?<number>${NUMBER})(?: leute| personen| menschen| köpfe)?)${END}`,
    `(?<!\\p{L})arbeiten wir(?: (?:hin|hier|heute|alle))?,? zu (?<together>${Object.keys(TOGETHER).join('|')})${END}`,
    `(?<![\\p{L}{.])(?:hoy |en total )?somos (?:hoy )?(?<es>${NUMBER})(?: personas)?${END}`,
  ].join('|'),
  'giu',
);

/** A quick test for one. */
const SEEN = /\b(?:we are|we['’]re|there are|wir sind|sind wir|arbeiten wir|somos)\b/i;

/** Who speaks is somebody else, or there are more at another time. */
const OTHERWISE =
  /\?|(?<!\p{L})(?:if|when|wenn|falls|si|cuando|was|were|waren|éramos|until|bis|hasta|since|seit|desde|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags|mittwochs|im (?:sommer|winter)|nachts|in (?:summer|winter)|en (?:verano|invierno)|de noche|family|families|familie\p{L}*|familia|siblings|geschwister|hermanos)(?!\p{L})/iu;

/** Texts in which visitors speak, or are spoken of. */
const OF_VISITORS = new Set<PropertyKey>([
  ...['question', 'problem', 'problems', 'internal', 'external', 'philosophical', 'failure'],
  ...['testimonial', 'testimonials'],
]);

/** Words for whole teams only: "there are six" is of anything. */
const OF_US = /^(?:we|wir|arbeiten|heute|inzwischen|insgesamt|hoy|en|somos)|of us$/i;

/** How many all are who work in the business, according to a text. */
export function* headCounts(located: LocatedText): Generator<PlacedCount> {
  const { path, text } = located;
  if (!SEEN.test(text) || isQuoted(located) || path.some((key) => OF_VISITORS.has(key))) return;
  for (const { 0: found, index, groups = {} } of matchesIn(text, SAID)) {
    const { en, de, es, number, together } = groups;
    const written = en ?? de ?? es ?? number ?? together ?? '';
    if (!OF_US.test(found)) continue;
    const { start, end } = sentenceAt(text, index);
    const sentence = text.slice(start, end + 1);
    if (OTHERWISE.test(sentence) || /\d{4}/.test(`${sentence}${headingAbove(text, index)}`))
      continue;
    const at = index + found.lastIndexOf(written);
    yield {
      nouns: [HEADS],
      said: written.startsWith('{')
        ? written
        : (TOGETHER[written.toLowerCase()] ?? written.toLowerCase()),
      before: '',
      isPart: false,
      isOfOthers: false,
      frame: '',
      about: [],
      path,
      span: [at, at + written.length],
    };
  }
}
