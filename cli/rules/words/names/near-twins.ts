import { mistakes } from '../../../../renderer/text/typing-mistakes.ts';
import type { LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { isQuoted, isSearched } from '../text-kinds.ts';

/** A number, code or name in a text. */
export interface Spelling {
  kind: 'number' | 'code' | 'name';
  /** As it is compared: digits, a code in capitals, a name. */
  key: string;
  said: string;
  path: LocatedText['path'];
  span: Span;
  /** True of a name that is all of a value whose key says so. */
  isNamed: boolean;
}

/** A phone number in groups, as nobody writes an amount or a date. */
const NUMBER =
  /(?<![\p{L}\d+.,/:–-])(?:\+\d{1,3} ?)?\(?\d{2,5}\)?(?:[ -]\d{2,4}){1,5}(?![\p{L}\d]|[.,/:–-]\d)/gu;

/** Fewest digits of a number in which one that is missing is no chance. */
const LONG = 9;

/** The code of a form, a standard or a model. */
const CODE =
  /(?<!\p{L})(?:forms?|formular|vordruck|antrag|formulario|impreso|modelo|anexo|standard|norm|norma) (?:nr\.? |no\.? |núm\.? )?(?<code>\p{Lu}{1,4}[ -]?\d{3,6}\p{Lu}?)(?![\p{L}\d-])/giu;

const WORD = "\\p{Lu}[\\p{L}’'-]*\\p{Ll}";

/** Two words with capital letters, from each such word on. */
const NAME = new RegExp(`(?<![\\p{L}’'-])(?=(?<two>${WORD} ${WORD})(?![\\p{L}-]))`, 'gu');
const WHOLE_NAME = new RegExp(`^${WORD}(?: ${WORD}){1,2}$`, 'u');

/** Keys of values that are names of people. */
const OF_PEOPLE = new Set<PropertyKey | undefined>(['name', 'author', 'nombre', 'autor']);

/** Parts of a section in which entries are people, and not products or towns. */
const PEOPLE =
  /^(?:team|people|staff|crew|persons?|guides?|teachers?|coaches|quotes?|testimonials?|equipo|personas|personen)$/i;

/** Numbers, codes and names in some texts. */
export function* spellingsIn(texts: readonly LocatedText[]): Generator<Spelling> {
  for (const located of texts) {
    const { path, text } = located;
    if (isSearched(located)) continue;
    for (const { 0: said, index } of matchesIn(text, NUMBER)) {
      const key = said.replace(/\D/g, '');
      const span: Span = [index, index + said.length];
      if (key.length >= LONG - 1) yield { kind: 'number', key, said, path, span, isNamed: false };
    }
    for (const found of matchesIn(text, CODE)) {
      const said = found.groups?.code ?? '';
      const start = found.index + found[0].length - said.length;
      const key = said.replace(/[ -]/g, '').toUpperCase();
      yield { kind: 'code', key, said, path, span: [start, start + said.length], isNamed: false };
    }
    const isNamed =
      OF_PEOPLE.has(path.at(-1)) &&
      path.some((key) => PEOPLE.test(String(key))) &&
      WHOLE_NAME.test(text);
    if (isNamed || !isQuoted(located))
      for (const { index, groups } of matchesIn(text, NAME)) {
        const said = isNamed ? text : (groups?.two ?? '');
        const span: Span = [index, index + said.length];
        yield { kind: 'name', key: said, said, path, span, isNamed };
        if (isNamed) break;
      }
  }
}

/** Numbers without extensions: free ones, and those of countries in which all are equally long. */
const OF_ONE_LENGTH = /^(?:0{0,2}800|1[38]00|1\d{10}|34|44|61|52)/;

/** True of a number that becomes the other one with one digit more; behind its last digit, that may be an extension. */
function lacksDigit(short: string, long: string): boolean {
  if (long.startsWith(short) && !OF_ONE_LENGTH.test(long)) return false;
  return long.length >= LONG && long.length === short.length + 1 && mistakes(short, long) === 1;
}

/** True of codes with two neighboring digits exchanged. */
function isExchanged(one: string, other: string): boolean {
  return (
    one.length === other.length &&
    one !== other &&
    mistakes(one, other) === 1 &&
    [...one].sort().join('') === [...other].sort().join('')
  );
}

/** Fewest letters of a family name in which another one is a slip. */
const LONG_NAME = 5;

const plain = (word: string) =>
  word
    .normalize('NFD')
    .replace(/\p{M}|['’]s?$/gu, '')
    .toLowerCase();

/** A name with its first word, and the next one written with a slip; not one that only has an ending. */
function isMisspelled(said: string, name: string): boolean {
  const [first, last = ''] = said.split(' ');
  const [ownFirst, ownLast = ''] = name.split(' ');
  if (first !== ownFirst) return false;
  const [word, own] = [plain(last), plain(ownLast)];
  if (own.length < LONG_NAME || word === own || mistakes(word, own) !== 1) return false;
  return word !== `${own}s` && own !== `${word}s`;
}

/** How a spelling differs from another one that is right. */
function isSlip(one: Spelling, other: Spelling): boolean {
  if (one.kind !== other.kind || one.key === other.key) return false;
  if (one.kind === 'number') return lacksDigit(one.key, other.key);
  if (one.kind === 'code') return isExchanged(one.key, other.key);
  return other.isNamed && !one.isNamed && isMisspelled(one.key, other.key);
}

/**
 * Spellings that stand once, with the one that they nearly are: a number that lacks a digit, a code with two digits exchanged, the name of
 * somebody whom the site presents. Of two codes that both stand once, the second is told.
 */
export function* nearTwins<T extends Spelling>(spellings: readonly T[]): Generator<[T, T]> {
  const idOf = ({ kind, key }: Spelling) => `${kind} ${key}`;
  const times = new Map<string, number>();
  for (const one of spellings) times.set(idOf(one), (times.get(idOf(one)) ?? 0) + 1);
  const timesOf = (one: Spelling) => times.get(idOf(one)) ?? 0;
  const names = spellings.filter(({ isNamed }) => isNamed);
  const known = new Set(names.map(({ key }) => key));
  for (const [at, one] of spellings.entries()) {
    if (one.kind === 'name' && known.has(one.key)) continue;
    if (one.kind === 'code' && timesOf(one) > 1) continue;
    const others = one.kind === 'name' ? names : spellings;
    const other = others.find((twin) => isSlip(one, twin));
    if (!other) continue;
    const isFirst = one.kind === 'code' && timesOf(other) === 1 && spellings.indexOf(other) > at;
    if (!isFirst) yield [one, other];
  }
}
