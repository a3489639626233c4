import { FACT_REFERENCE, type Facts } from '../../../content/facts/facts.ts';
import type { LocatedText } from '../../../content/rule.ts';
import { isMessage, isQuoted, isSearched } from '../text-kinds.ts';
import { type WrittenFigure, writtenFigures } from './written-figures.ts';

/** A number that a text and its translation say differently. */
export interface OtherFigure {
  path: readonly PropertyKey[];
  original: WrittenFigure;
  translated: WrittenFigure;
}

/** The numbers of some that others lack. */
function without(
  some: readonly WrittenFigure[],
  others: readonly WrittenFigure[],
): WrittenFigure[] {
  const left = others.map(({ value }) => value);
  return some.filter(({ value }) => {
    const at = left.indexOf(value);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

type SaidFigure = Pick<WrittenFigure, 'value' | 'unit'>;

/** Spans that languages say with numbers of their own: a week is eight days in Spanish, two are fifteen. */
const IDIOMS: readonly (readonly string[])[] = [
  ['7', '8'],
  ['14', '15'],
];

/** True for two numbers that may say the same in two languages. */
export function maySaySame(one: SaidFigure, other: SaidFigure): boolean {
  if (one.unit === '~' || other.unit === '~') return true;
  if (one.unit !== other.unit && one.unit !== '' && other.unit !== '') return true;
  if (one.value.startsWith('t') !== other.value.startsWith('t')) return true;
  if (one.value.startsWith('t')) return false;
  const [low = 0, high = 0] = [Number(one.value), Number(other.value)].sort((a, b) => a - b);
  // 5 and 17 on the clock, the 1990s and «los 90», and idioms.
  const isClock = high - low === 12 && high <= 24;
  const isDecade = high >= 1900 && high < 2100 && high % 100 === low;
  const isIdiom =
    one.unit === 'day' &&
    IDIOMS.some((idiom) => idiom.includes(one.value) && idiom.includes(other.value));
  return isClock || isDecade || isIdiom;
}

/** True for facts of two groups: the texts speak of different things, such as a fee and a total. */
function areOfTwoGroups({ fact: one }: WrittenFigure, { fact: other }: WrittenFigure): boolean {
  if (one === undefined || other === undefined) return false;
  return one.split('.')[0] !== other.split('.')[0];
}

/** The numbers of a file by their text, without those of customers, messages and search terms. */
function figuresOf(texts: readonly LocatedText[], facts: Facts): Map<string, WrittenFigure[]> {
  const byText = new Map<string, WrittenFigure[]>();
  for (const located of texts) {
    if (!/[\d{]/.test(located.text)) continue;
    if (isQuoted(located) || isMessage(located) || isSearched(located)) continue;
    const figures = writtenFigures(located.text, facts);
    if (figures.length > 0) byText.set(located.path.join('/'), figures);
  }
  return byText;
}

/** Entries of one list with other numbers from which on they are of something else, such as the same day in another town. */
const OF_ANOTHER = 3;

/** The list that a text is in. */
function listOf({ path }: OtherFigure): string {
  const at = path.findLastIndex((key) => typeof key === 'number');
  return path.slice(0, Math.max(0, at)).join('/');
}

/** Texts with other numbers that a translation may have, even if few have the same. */
const MOST_OTHER = 3;

/**
 * The numbers in digits that a translation says differently in the same text: texts with as many numbers, of which all but one are
 * the same. What stands in another text of the other language instead has only moved.
 */
export function otherFigures(
  originals: { texts: readonly LocatedText[]; facts: Facts },
  translations: { texts: readonly LocatedText[]; facts: Facts },
): OtherFigure[] {
  const before = figuresOf(originals.texts, originals.facts);
  const after = figuresOf(translations.texts, translations.facts);
  const lost = new Set<string>();
  const gained = new Set<string>();
  const differing: OtherFigure[] = [];
  const alike = { same: 0, other: 0 };
  for (const { path } of translations.texts) {
    const key = path.join('/');
    const [ones, others] = [before.get(key) ?? [], after.get(key) ?? []];
    const [missing, added] = [without(ones, others), without(others, ones)];
    if (ones.length > 0 && others.length > 0)
      alike[missing.length + added.length === 0 ? 'same' : 'other'] += 1;
    for (const { value } of missing) lost.add(`${key} ${value}`);
    for (const { value } of added) gained.add(`${key} ${value}`);
    const [original, translated] = [missing[0], added[0]];
    const isOne = missing.length === 1 && added.length === 1 && ones.length === others.length;
    if (!isOne || !original || !translated || areOfTwoGroups(original, translated)) continue;
    if (!maySaySame(original, translated)) differing.push({ path, original, translated });
  }
  // Two landings of which most texts have other numbers say other things.
  if (alike.other > MOST_OTHER && alike.other > alike.same) return [];
  const isIn = (moved: ReadonlySet<string>, value: string, path: string) =>
    [...moved].some((one) => one.endsWith(` ${value}`) && !one.startsWith(`${path} `));
  return differing.filter((figure) => {
    const { path, original, translated } = figure;
    const key = path.join('/');
    const list = listOf(figure);
    const beside = list === '' ? [] : differing.filter((other) => listOf(other) === list);
    if (beside.length >= OF_ANOTHER) return false;
    return !isIn(gained, original.value, key) && !isIn(lost, translated.value, key);
  });
}

/** A reference or a number. */
const FIGURE = new RegExp(`${FACT_REFERENCE.source}|\\d+`, 'g');

/** The numbers of a file in one line, with references: what a landing keeps of them. */
export function figureLine(texts: readonly LocatedText[]): string {
  return texts.flatMap(({ text }) => text.match(FIGURE) ?? []).join(' ');
}
