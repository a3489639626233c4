import { MONEY_GROUP } from '../../../../schemas/config/units.ts';
import type { LocatedText } from '../../../content/rule.ts';
import { valueAt } from '../../../content/value-path.ts';
import { titlesOf } from '../page-titles.ts';
import { nounRoot } from './nouns.ts';

/** Keys of texts in large type. */
const LARGE = new Set<PropertyKey | undefined>(['stat', 'figure', 'value']);

/** Keys of what is written below a large number. */
const BELOW = ['description', 'title', 'label', 'text', 'name'];

/** A number, or a reference, alone. */
const ALONE = /^(?:\{[\w.]+\}|\d[\d.,]*\+?)$/;

/** Letters of a word that tell it from others, whatever its ending. */
const STEM = 6;

/** Beginnings of words for the two sides of a contract, which differ only further back: "employer" and "employee". */
const OF_SIDE = /^(?:employe|arbeit[gn]e|emplead)/;
const SIDE_STEM = 9;

function stemOf(word: string): string {
  const root = nounRoot(word);
  return root.slice(0, OF_SIDE.test(root) ? SIDE_STEM : STEM);
}

/** Words that tell what a sentence is about, and its numbers. */
const TELLING = /\p{L}{4,}|\d+/gu;

/** Words of four letters and more that any sentence has, and units. */
const COMMON = new Set(
  [
    'about after also because been before both each even every from have here into just less like more most much only other over same some such than that their them then there these they this those under until very what when where which while will with within without would your yours takes take need needs come comes made make gets long free once twice again ours itself between during around always never maximum minimum keep keeps kept stay stays look looks know knows think want wants give gives went goes find finds call calls write well good nice many',
    'aquí antes como máximo mínimo cada cuando desde después donde durante ellas ellos entre esta estas este esto estos hasta hace haya menos mientras mucho muchos nuestra nuestras nuestro nuestros otra otras otro otros para pero poco porque puede quien según sido siempre sobre solo también tanto tiene tienen toda todas todo todos unas unos usted ustedes quedar queda quedan llega llegan sale salen dice dicen sabe saben puede pueden quiere quieren busca llama llame llamar bien mejor',
    'aber alle allem allen aller alles also auch beim bitte damit dann dass dein deine denn diese diesem diesen dieser dieses doch durch eine einem einen einer eines etwa euch gegen haben hatte hier ihnen ihre ihrem ihren ihrer immer innerhalb jede jedem jeden jeder jedes kann keine können mehr mein nach nicht noch nichts oder ohne schon sehr sein seine sich sind über unser unsere unserem unseren unserer unter viel viele vom weil wenn werden wird wir zwei zwischen maximal höchstens mindestens bleibt bleiben geht gehen kommt kommen steht stehen gibt geben findet finden weiß wissen will wollen hält halten macht machen ruft rufen schreibt schreiben',
    'minute minutes hour hours days week weeks month months year years working minuto minutos hora horas días semana semanas meses años minuten stunde stunden tage tagen woche wochen monat monate monaten jahr jahre jahren percent prozent',
  ]
    .join(' ')
    .split(' '),
);

/** The text of a count; below a large number is what it counts. */
export function proseAround({ path, text }: LocatedText, raw: object): string {
  if (!LARGE.has(path.at(-1)) || !ALONE.test(text)) return text;
  const tile = Object(valueAt(raw, path.slice(0, -1))) as Record<string, unknown>;
  const below = BELOW.map((key) => tile[key]).find((value) => typeof value === 'string');
  return below === undefined ? text : `${text} ${below}`;
}

/** Ends of what is said of one thing: a full stop, a blank line, the row of a table, the entry of a list. */
const ENDS = /[.!?](?:\s|$)|\n\s*\n|\n(?:\||[-*] |\d+\. )/;

/**
 * What stands above a number that begins a cell of a table, with a space after it: the heading “Free of charge until” belongs
 * before "48 hours". Undefined elsewhere.
 */
export function columnAt(text: string, at: number): string | undefined {
  if (text.slice(at - 2, at) !== '| ') return undefined;
  const lines = text.slice(0, at).split('\n');
  const row = lines.at(-1) ?? '';
  const first = lines.findLastIndex((line) => !line.startsWith('|')) + 1;
  const heading = lines[first]?.split('|')[row.split('|').length - 1];
  return heading === undefined || first === lines.length - 1 ? undefined : `${heading.trim()} `;
}

/** The sentence around a position. */
function sentenceAt(text: string, at: number): string {
  const start =
    Math.max(
      ...['. ', '\n\n', '\n|', '\n- ', '\n* '].map((sign) => text.lastIndexOf(sign, at)),
      -1,
    ) + 1;
  const end = text.slice(at).search(ENDS);
  return text.slice(start, end < 0 ? text.length : at + end);
}

/** Keys of short texts that explain the one beside them. */
const EXPLAINING = new Set([
  'question',
  'title',
  'heading',
  'label',
  'description',
  'text',
  'stat',
  'value',
  'figure',
  'name',
]);

/** Longer texts tell of more. */
const SHORT = 100;

/** The short texts beside one in its block. */
function beside(path: readonly PropertyKey[], raw: object): string[] {
  const block = valueAt(raw, path.slice(0, -1));
  if (path.length < 2 || typeof block !== 'object' || block === null || Array.isArray(block))
    return [];
  return Object.entries(block).flatMap(([key, value]) =>
    key !== path.at(-1) && EXPLAINING.has(key) && typeof value === 'string' && value.length < SHORT
      ? [value]
      : [],
  );
}

/** The beginnings of the words in the key of a fact: `policy.bordetellaMonths` is about `bordet`. */
export function keyStems(fact: string): string[] {
  return stemsOf(fact.slice(fact.lastIndexOf('.') + 1));
}

/** Those of the group that it is in. */
export function groupStems(fact: string): string[] {
  return stemsOf(fact.split('.').at(-2) ?? '');
}

function stemsOf(name: string): string[] {
  return name
    .split(/(?=[A-Z])|[_-]/)
    .map((word) => word.toLowerCase())
    .filter((word) => /^\p{L}{4,}$/u.test(word) && !COMMON.has(word))
    .map((word) => stemOf(word));
}

/** Before the name of a price among the words around a count. */
export const PRICE_OF_PAGE = '{=';

const PRICE_ALONE = new RegExp(`^\\{(?<name>${MONEY_GROUP}\\.[\\w.]+)\\}$`, 'iu');

/** The price in large type above a text. */
function priceAbove({ path }: LocatedText, raw: object): string | undefined {
  if (LARGE.has(path.at(-1))) return undefined;
  const entry = Object(valueAt(raw, path.slice(0, -1))) as Record<string, unknown>;
  const large = [...LARGE].map((key) => entry[String(key)]).find((each) => each !== undefined);
  return typeof large === 'string' ? large : undefined;
}

/** The price of a text, if the page is named after it: {fees.workstation} on the page about workstations. */
function priceOfPage(price: string | undefined, raw: object): string[] {
  const { name } = PRICE_ALONE.exec(price ?? '')?.groups ?? {};
  if (name === undefined) return [];
  const titles = (
    titlesOf(raw)
      .join('\n')
      .match(/\p{L}+/gu) ?? []
  ).map((word) => stemOf(word));
  const isNamed = keyStems(name).every((stem) => titles.includes(stem));
  return isNamed ? [`${PRICE_OF_PAGE}${name}}`] : [];
}

/** The beginnings of the words around a count: those of its sentence, and of the short texts beside it. */
export function contextOf(located: LocatedText, raw: object, at: number): string[] {
  const { path, text } = located;
  const all = [sentenceAt(text, at), ...beside(path, raw)].join('\n');
  const words =
    all
      .replace(/\{[^{}]*\}/g, '')
      .toLowerCase()
      .match(TELLING) ?? [];
  const stems = words.filter((word) => !COMMON.has(word)).map((word) => stemOf(word));
  const facts = all.match(/\{[a-z][\w.]*\}/g) ?? [];
  const prices = [priceAbove(located, raw), ...facts].flatMap((price) => priceOfPage(price, raw));
  return [...new Set([...stems, ...facts, ...prices.slice(0, 1)])];
}
