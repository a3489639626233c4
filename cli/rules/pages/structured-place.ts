import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { displayPath } from '../../content/source-file.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { ENGINE_ROOT } from '../../system/engine-root.ts';
import { escaped, rangeAt, type SourcePlace } from '../find-source.ts';
import { modulesBelow } from '../source-texts.ts';

/** What of structured data is traced: a type, or one of its properties. */
export interface TracedData {
  data: string;
  property?: string;
}

/** A module that makes structured data. */
interface Maker {
  path: string;
  source: string;
}

/** Code that makes structured data has types, or the name under which a site gives it to the engine. */
const MAKES = /["']@type["']|\bstructuredData\b/i;

function* makersIn(folders: readonly string[]): Generator<Maker> {
  const seen = new Set<string>();
  for (const folder of folders)
    for (const path of [...modulesBelow(folder)].sort()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const source = readFileSync(path, 'utf8');
      if (MAKES.test(source)) yield { path, source };
    }
}

/** The end of the object that begins before a position: where its outermost bracket closes. */
function endOfObject(source: string, from: number): number {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    const sign = source[at];
    if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    if (depth < 0) return at;
  }
  return source.length;
}

/** Start of a property in an object with a type, such as `price` behind `'@type': 'Offer'`. */
function propertyOfType(source: string, type: string, property: string): number | undefined {
  const key = new RegExp(`(?<![.\\w$])${escaped(property)}(?=["']?\\s*[:,}(])`);
  for (const { index } of matchesIn(source, new RegExp(`["']${escaped(type)}["']`, 'g'))) {
    const found = key.exec(source.slice(index, endOfObject(source, index)));
    if (found) return index + found.index;
  }
  return undefined;
}

const startOf = (source: string, pattern: string) => {
  const start = source.search(new RegExp(pattern));
  return start < 0 ? undefined : start;
};

/** The ways in which a name is looked for, the surest first. */
function waysTo({ data, property }: TracedData): ((source: string) => number | undefined)[] {
  const name = escaped(property ?? data);
  const asType = (source: string) => startOf(source, `(?<=["'])${escaped(data)}(?=["'])`);
  return [
    ...(property === undefined
      ? [asType]
      : [
          (source: string) => propertyOfType(source, data, property),
          (source: string) => startOf(source, `(?<![.\\w$])${name}(?=["']?\\s*[:,}(])`),
          (source: string) => startOf(source, `\\b${name}\\b`),
        ]),
    // A name that is put together: the code that makes the data is what has to change.
    (source: string) => startOf(source, '\\bstructuredData\\b'),
  ];
}

/**
 * The position in the code that makes structured data; undefined if there is none.
 *
 * @param route of a hand-written page; undefined for landings.
 */
export function placeOfData(
  traced: TracedData,
  route: string | undefined,
  root: string,
  cwd: string,
): SourcePlace | undefined {
  const pages = join(root, 'pages');
  const makers = [
    ...makersIn([
      ...(route === undefined ? [] : [join(pages, route)]),
      join(root, 'site'),
      ...(route === undefined ? [] : [pages]),
      // Users cannot change anything in an installed package.
      ...(root === ENGINE_ROOT ? [join(ENGINE_ROOT, 'renderer')] : []),
    ]),
  ];
  const length = (traced.property ?? traced.data).length;
  for (const wayTo of waysTo(traced))
    for (const { path, source } of makers) {
      const start = wayTo(source);
      if (start !== undefined)
        return { file: displayPath(path, cwd), ...rangeAt(source, start, start + length) };
    }
  return undefined;
}
