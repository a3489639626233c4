import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { isBody } from '../text-kinds.ts';
import { nounRoot } from './nouns.ts';

/** A number in front of a heading, or of the title of an entry. */
export interface Numbered {
  located: LocatedText;
  value: number;
  /** The number in its text. */
  span: Span;
  /** The first word behind it. */
  word: string;
  /** How many headings of a higher level stand before it. */
  section: number;
}

/** Directly before the number of a class, a plan or a rule: "Class 4 National Insurance", "Stage 2 works". */
const OF_CLASS =
  /(?<!\p{L})(?:Class|Plan|Stage|Level|Grade|Schedule|Section|Form|Box|Phase|Zone|Tier|Type|Chapter|Article|Module|Klasse|Stufe|Phase|Anlage|Modul|Clase|Nivel|Fase|Módulo|Tipo|Anexo)[\s\u00a0]$/u;

/** True for the number of a class or a rule, which counts nothing. @param before up to the number. */
export function isNumberOfClass(before: string): boolean {
  return OF_CLASS.test(before);
}

/** Words before such a number; days and months go on where something happens. */
const LABEL =
  '(?:(?:step|question|tip|mistake|reason|rule|schritt|frage|tipp|fehler|grund|regel|paso|pregunta|consejo|error|razón|regla)\\s)?';

const HEADING = new RegExp(
  `^(?<marks>#{2,4})[ \\t]+(?:(?<label>${LABEL})(?<number>\\d{1,2})[.):]?[ \\t]+(?<word>[^\\s]+))?`,
  'gimu',
);

const TITLE = new RegExp(`^(?<label>${LABEL})(?<number>\\d{1,2})[.):]\\s+(?<word>[^\\s]+)`, 'iu');

/** Keys of texts that name an entry of a list. */
const NAMES = new Set<PropertyKey | undefined>(['title', 'heading', 'question', 'name']);

/** Headings of a body that begin with a number, by level. */
function inBody(located: LocatedText): Numbered[][] {
  const levels = new Map<number, Numbered[]>();
  const above = [0, 0, 0, 0, 0];
  for (const { 0: found, index, groups = {} } of matchesIn(located.text, HEADING)) {
    const { marks = '', label = '', number, word = '' } = groups;
    const level = marks.length;
    for (let lower = level + 1; lower < above.length; lower++)
      above[lower] = (above[lower] ?? 0) + 1;
    // "## 24 hours" counts.
    if (number === undefined || (label === '' && !/^#+\s+\d+[.)]/.test(found))) continue;
    const start = index + found.search(/\d/);
    const span: Span = [start, start + number.length];
    const section = above[level] ?? 0;
    const all = levels.get(level) ?? [];
    all.push({ located, value: Number(number), span, word, section });
    levels.set(level, all);
  }
  return [...levels.values()];
}

/** Names of entries that begin with a number, by list. */
function inLists(texts: readonly LocatedText[]): Numbered[][] {
  const lists = new Map<string, Numbered[]>();
  for (const located of texts) {
    const { path, text } = located;
    if (typeof path.at(-2) !== 'number' || !NAMES.has(path.at(-1))) continue;
    const { label = '', number, word = '' } = TITLE.exec(text)?.groups ?? {};
    if (number === undefined) continue;
    const list = [...path.slice(0, -2), path.at(-1)].join('.');
    const span: Span = [label.length, label.length + number.length];
    const all = lists.get(list) ?? [];
    all.push({ located, value: Number(number), span, word, section: 0 });
    lists.set(list, all);
  }
  return [...lists.values()];
}

/** An entry of a numbered list in a body, or a line that ends one. */
const ENTRY = /^(?:(?<number>\d{1,2})[.)][ \t]+(?<word>\S.*)|(?![ \t]|\d)\S.*)$/gmu;

/** The numbered lists of a body. */
function listsIn(located: LocatedText): Numbered[][] {
  const lists: Numbered[][] = [];
  let open: Numbered[] | undefined;
  for (const { index, groups = {} } of matchesIn(located.text, ENTRY)) {
    const { number, word = '' } = groups;
    if (number === undefined) {
      open = undefined;
      continue;
    }
    const entry = { located, value: Number(number), word, section: 0 };
    // Numbers that go back are in another order, and none of them is missing.
    if (!open || entry.value === 1) {
      open = [];
      lists.push(open);
    }
    open.push({ ...entry, span: [index, index + number.length] });
  }
  return lists;
}

/** The numbered lists in the bodies of a file. */
export function numberedLists({ texts }: Pick<CopyFile, 'texts'>): Numbered[][] {
  return texts.filter(isBody).flatMap(listsIn);
}

/** Quick test for a number in front of a line. */
const SEEN = new RegExp(`^(?:#{2,4}[ \\t]+)?${LABEL}\\d{1,2}[.):]\\s`, 'imu');

/** False if no heading of a copy begins with a number. */
export function mayNumber(copy: string): boolean {
  return SEEN.test(copy);
}

/** The rows of numbered headings and entries in a file. */
export function numberedRows({ texts }: Pick<CopyFile, 'texts'>): Numbered[][] {
  return [...texts.filter(isBody).flatMap(inBody), ...inLists(texts)];
}

/** Shorter rows may be anything: three floors of a house. */
const LEAST = 4;

/** Ordinal numbers in German: „1. Mai“, „2. Stock“, „3. Klasse“ may leave some out. */
const ORDINAL =
  /^(?:jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|advent|stock|etage|klasse|tag|woche|monat|jahr|lauf|runde|rang|platz|preis)/iu;

/** A number that stands twice in a row, or before which one is left out. */
export interface OddNumber {
  at: Numbered;
  isDouble: boolean;
  /** The number that is left out. */
  missing?: number;
}

/** The only number of a row that goes up from 1 that is not the next one; undefined if there is none, or several are. */
export function oddNumber(row: readonly Numbered[]): OddNumber | undefined {
  if (row.length < LEAST || row[0]?.value !== 1) return undefined;
  const words = new Set(row.map(({ word }) => nounRoot(word)));
  if (words.size < row.length / 2 || row.some(({ word }) => ORDINAL.test(word))) return undefined;
  const odd: OddNumber[] = [];
  for (const [index, at] of row.entries()) {
    const before = row[index - 1];
    // A further row begins.
    if (!before || (at.value === 1 && before.value > 1)) continue;
    const step = at.value - before.value;
    if (step === 1) continue;
    const last = odd.at(-1);
    // Behind a double, the number that it should have been is left out.
    if (step === 2 && last?.isDouble && last.at === before && last.missing === undefined)
      last.missing = at.value - 1;
    else if (step === 2) odd.push({ at, isDouble: false, missing: at.value - 1 });
    else odd.push({ at, isDouble: step === 0 });
  }
  const [only, ...others] = odd;
  if (!only || others.length > 0) return undefined;
  const before = row[row.indexOf(only.at) - 1];
  const isTold =
    only.missing !== undefined || (only.isDouble && before?.section === only.at.section);
  return isTold ? only : undefined;
}

/** How many headings are numbered, if they are a page’s only row, from 1 without a gap. */
export function numberedOnPage(rows: readonly Numbered[][]): number | undefined {
  const long = rows.filter(({ length }) => length >= LEAST);
  const [only] = long;
  const isWhole = only?.every(({ value }, index) => value === index + 1);
  return long.length === 1 && isWhole ? only?.length : undefined;
}
