import type { Range } from '../diagnostic.ts';
import { suggest } from '../suggest.ts';
import { type Path, valueAt } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { alternatives, type JsonShape, keysAt, referred, shapesAt } from './json-shape.ts';

/** A text between braces that its commas have split. */
export interface SplitText {
  /** Where the beginning of the text is. */
  path: Path;
  /** The rest of it: keys of the same map, in the order of the file. */
  rests: readonly string[];
}

function isSame(one: Range, other: Range): boolean {
  return one.line === other.line && one.column === other.column && endsWith(one, other);
}

function endsWith(one: Range, other: Range): boolean {
  return one.endLine === other.endLine && one.endColumn === other.endColumn;
}

/** True if any text can stand at a path, not only one of a choice: `star, shield` is no name of an icon. */
function takesText(shape: JsonShape, path: Path): boolean {
  const shapes = shapesAt(shape, path).flatMap((part) => alternatives(referred(shape, part)));
  const isOpen = ({ type, enum: choices, const: only }: JsonShape) =>
    [type].flat().includes('string') && choices === undefined && only === undefined;
  // What a misspelled key can hold is not known.
  return shapes.length === 0 || shapes.some(isOpen);
}

/** The keys of a map in the order of the file, which is not that of the value: keys in digits come first there. */
function inFileOrder(map: object, path: Path, locate: Locate): string[] {
  const starts = Object.keys(map).map((key) => ({ key, at: locate([...path, key], 'key') }));
  starts.sort((a, b) => a.at.line - b.at.line || a.at.column - b.at.column);
  return starts.map(({ key }) => key);
}

/**
 * The texts of a map that were split: between braces a comma ends a text without quotes, and what follows is a key
 * without a colon, or one of several words if the text has a colon, too.
 *
 * @param path of the map.
 */
export function splitTexts(
  root: unknown,
  path: Path,
  shape: JsonShape,
  locate: Locate,
): SplitText[] {
  const map = valueAt(root, path);
  if (typeof map !== 'object' || map === null || Array.isArray(map)) return [];
  const known = keysAt(shape, path);
  const absent = known.filter((name) => !(name in map));
  const isRest = (key: string, before: string): boolean => {
    // After `description owned and run` only a colon is missing.
    if (known.includes(key) || absent.some((name) => key.startsWith(`${name} `))) return false;
    const isPhrase = /\S\s\S/.test(key);
    if (suggest(key, absent) !== undefined && !isPhrase) return false;
    const value = valueAt(map, [key]);
    const at = locate([...path, key], 'key');
    if (value === null) return isSame(at, locate([...path, key], 'value'));
    const isInLine = locate([...path, before], 'value').endLine === at.line;
    return isPhrase && isInLine && typeof value !== 'object';
  };
  const split: { path: Path; rests: string[] }[] = [];
  let rests: string[] | undefined;
  let before: string | undefined;
  for (const key of inFileOrder(map, path, locate)) {
    const value = before === undefined ? null : valueAt(map, [before]);
    const canGoOn =
      rests !== undefined ||
      (before !== undefined &&
        value !== null &&
        typeof value !== 'object' &&
        takesText(shape, [...path, before]));
    if (before === undefined || !canGoOn || !isRest(key, before)) rests = undefined;
    else if (rests) rests.push(key);
    else {
      rests = [key];
      split.push({ path: [...path, before], rests });
    }
    before = key;
  }
  return split;
}
