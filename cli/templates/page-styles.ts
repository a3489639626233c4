import { createHash } from 'node:crypto';
import { joinParts, type StylePart } from './page-sheet.ts';

/** Finds the stylesheet that a page needs besides those of all pages: its address, if any. */
export type PageStyles = (markup: string) => string | undefined;

/** Without the preceding space, which is common: the search then takes two thirds of the time. */
const ATTRIBUTE = 'class="';
const SPACE = 0x20;

/** Most pages share a few hundred values; a landing may add its own. */
const REMEMBERED_VALUES = 4000;

/** Calls back with the value of each `class` attribute of a page. */
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
 * Combines the parts with rules for a page, by the classes in its markup, into one stylesheet with a content hash
 * in its name. It depends only on that page, and pages with the same parts share it.
 *
 * @param put called once with each stylesheet, by path in `dist/`.
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
