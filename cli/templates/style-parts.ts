import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import { type ClassSet, LAYER, type StylePart } from './page-sheet.ts';

/** The rules inside the single layer block of a sheet. */
function withoutLayer(css: string, file: string): string {
  const text = css.trim();
  let depth = 0;
  let end = -1;
  for (let index = 0; index < text.length && end === -1; index += 1) {
    const sign = text[index];
    if (sign === '"' || sign === "'") index = text.indexOf(sign, index + 1);
    else if (sign === '{') depth += 1;
    else if (sign === '}' && --depth === 0) end = index;
  }
  if (text === '') return '';
  if (!text.startsWith(LAYER) || end !== text.length - 1)
    throw new Error(`${file}: css beside a module has one layer, that of components.`);
  return text.slice(LAYER.length, end);
}

/** Maximum number of alternatives for one selector; beyond that fewer classes are required. */
const MOST_WAYS = 64;

/**
 * Alternative sets of classes: if a selector may match, the page has all classes of one set, on the element, around
 * it or, with `:has()`, inside it. Classes in `:not()` are ignored.
 */
function neededClasses(selector: Selector): ClassSet[] {
  let ways: ClassSet[] = [[]];
  for (const part of selector) {
    const more = classesOf(part);
    if (ways.length * more.length <= MOST_WAYS)
      ways = ways.flatMap((way) => more.map((names) => [...way, ...names]));
  }
  return ways.map((way) => [...new Set(way)].sort());
}

function classesOf(part: SelectorComponent): ClassSet[] {
  if (part.type === 'class') return [[part.name]];
  if (part.type !== 'pseudo-class') return [[]];
  const { kind } = part;
  if (kind === 'is' || kind === 'where' || kind === 'has' || kind === 'any')
    return part.selectors.flatMap(neededClasses);
  return [[]];
}

/** Removes supersets of other sets. */
function smallest(sets: readonly ClassSet[]): ClassSet[] {
  const unique = new Map(sets.map((set) => [set.join(' '), [...set]]));
  const all = [...unique.values()].sort((a, b) => a.length - b.length);
  return all.filter(
    (set, index) => !all.slice(0, index).some((less) => less.every((name) => set.includes(name))),
  );
}

/**
 * The part for a bundled css file next to a module.
 *
 * @param css minified, for the target browsers.
 * @param file for messages.
 */
export function stylePart(css: string, file: string): StylePart {
  const needs: ClassSet[] = [];
  transform({
    filename: file,
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style({ value: { selectors } }) {
          // A nested rule matches no more than its parent.
          for (const selector of selectors)
            if (!selector.some(({ type }) => type === 'nesting'))
              needs.push(...neededClasses(selector));
        },
      },
    },
  });
  return { css: withoutLayer(css, file), needs: smallest(needs) };
}
