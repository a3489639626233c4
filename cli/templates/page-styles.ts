import { createHash } from 'node:crypto';
import { joinParts, type StylePart } from './page-sheet.ts';

/** Finds the stylesheet that a page needs besides those of all pages: the address, or nothing. */
export type PageStyles = (markup: string) => string | undefined;

/** Without the space in front, which is everywhere: the search takes two thirds of the time. */
const ATTRIBUTE = 'class="';
const SPACE = 0x20;

/** Most pages have the same few hundred; a landing may bring any of its own. */
const REMEMBERED_VALUES = 4000;

/** Takes the value of each `class` attribute of a page. */
function eachClassValue(markup: string, take: (value: string) => void): void {
  let at = markup.indexOf(ATTRIBUTE);
  while (at !== -1) {
    const start = at + ATTRIBUTE.length;
    const end = markup.indexOf('"', start);
    if (markup.charCodeAt(at - 1) === SPACE) take(markup.slice(start, end));
    at = markup.indexOf(ATTRIBUTE, end);
  }
}

/**
 * Puts together what a page needs: the parts that have a rule for it, by the classes in its markup, in one stylesheet
 * that is named by its content. It depends on nothing but that page, and pages with the same parts share it.
 *
 * @param put is given each stylesheet once, by its path inside `dist/`.
 */
export function createPageStyles(
  parts: readonly StylePart[],
  put: (file: string, content: string) => void,
): PageStyles {
  const numbers = new Map<string, number>();
  const numberOf = (name: string) => {
    const known = numbers.get(name) ?? numbers.size;
    numbers.set(name, known);
    return known;
  };
  const needs = parts.map((part) => part.needs.map((names) => names.map(numberOf)));
  const remembered = new Map<string, readonly number[]>();
  const sheets = new Map<string, string | undefined>();

  function numbersIn(value: string): readonly number[] {
    const known = remembered.get(value);
    if (known) return known;
    const found = value.split(/\s+/).flatMap((name) => numbers.get(name) ?? []);
    if (remembered.size === REMEMBERED_VALUES) remembered.clear();
    remembered.set(value, found);
    return found;
  }

  function makeSheet(used: readonly number[]): string | undefined {
    if (used.length === 0) return undefined;
    const content = joinParts(used.flatMap((index) => parts[index] ?? []));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
    const file = `assets/page-${hash}.css`;
    put(file, content);
    return `/${file}`;
  }

  return (markup) => {
    const present = new Uint8Array(numbers.size);
    eachClassValue(markup, (value) => {
      for (const number of numbersIn(value)) present[number] = 1;
    });
    const used: number[] = [];
    for (const [index, sets] of needs.entries())
      if (sets.some((set) => set.every((number) => present[number] === 1))) used.push(index);
    const key = used.join(' ');
    if (!sheets.has(key)) sheets.set(key, makeSheet(used));
    return sheets.get(key);
  };
}
