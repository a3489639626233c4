import type { z } from 'zod';
import type { Diagnostic, Range } from '../diagnostic.ts';
import { isBelow, type Path, pathName } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { jsonShape } from './json-shape.ts';
import { mendedValue } from './mended-value.ts';
import { splitTexts } from './split-texts.ts';

/** The place of what nobody wrote: findings there are not reported. */
const NOWHERE: Range = { line: 0, column: 0, endLine: 0, endColumn: 0 };

/** Whether a finding, or its place, is that of something that stands in its file. */
export function isWritten({ line }: Range): boolean {
  return line !== NOWHERE.line;
}

/** A value of the wrong shape, as far as it is right. */
export interface DespiteFaults<T> {
  /** In the right shape; what is wrong is left out or replaced. */
  value: T;
  /** Positions of what was written; findings about all else have none, see `isWritten`. */
  locate: Locate;
  /** Whether a part is not as it was written, so that nothing can be said about it. */
  isFaulty(path: Path): boolean;
  /** Where a part is in the file, which may have another name for it. */
  writtenAt(path: Path): Path;
  /** Parts that are not as they were written, and names under which they may be looked for. */
  faulty: readonly Path[];
  /** The findings that do not follow from what is wrong. */
  told(found: readonly Diagnostic[]): Diagnostic[];
}

/** Rules about what a page consists of. */
const OF_SECTIONS = new Set(['shape/sections', 'address/no-page', 'address/switched-off']);

/** Keys that say when a page is shown, however they are spelled. */
const OF_SCHEDULE = /^(?:publish|expir|after|draft)/i;

/** Whether a finding compares parts with each other some of which are not as they were written. */
function isOfOthers({ rule }: Diagnostic, faulty: readonly Path[]): boolean {
  if (OF_SECTIONS.has(rule))
    return faulty.some(([key, ...inner]) => key === 'sections' || inner.length === 0);
  if (rule === 'shape/order') return faulty.some((path) => typeof path.at(-1) === 'number');
  // Steps name fields, and forms name endpoints of the configuration.
  if (rule.startsWith('form/'))
    return faulty.some((path) => path[0] === 'integrations' || path.includes('fields'));
  return (
    rule.startsWith('schedule/') && faulty.some((path) => OF_SCHEDULE.test(String(path.at(-1))))
  );
}

/** Texts that a comma has split, given the keys that a map cannot have. */
function cutTexts(
  schema: z.ZodType,
  parsed: unknown,
  unknown: readonly Path[],
  locate: Locate,
): Path[] {
  const maps = new Map(unknown.map((path) => [pathName(path.slice(0, -1)), path.slice(0, -1)]));
  return [...maps.values()].flatMap((map) =>
    splitTexts(parsed, map, jsonShape(schema), locate).map(({ path }) => path),
  );
}

/**
 * Everything that is right in a value of the wrong shape, so that one run also reports what else is wrong with it.
 *
 * @param parsed the content of a file.
 * @returns undefined if too little is right.
 */
export function despiteFaults<T>(
  schema: z.ZodType<T>,
  parsed: unknown,
  locate: Locate,
): DespiteFaults<T> | undefined {
  const mended = mendedValue(schema, parsed);
  if (!mended) return undefined;
  const { replaced, unknown, renamed } = mended;
  const cut = cutTexts(schema, parsed, unknown, locate);
  const isFaulty = (path: Path) =>
    cut.some((text) => isBelow(path, text)) ||
    replaced.some(
      (part) =>
        isBelow(path, part) ||
        (path.length > 0 && path.length < part.length && isBelow(part, path)),
    );
  // A misspelled key may stand below another one.
  const placeOf = (path: Path): Path => {
    const found = renamed.findLast(({ meant }) => isBelow(path, meant));
    return found ? placeOf([...found.written, ...path.slice(found.meant.length)]) : path;
  };
  const faulty = [...replaced, ...cut, ...unknown, ...renamed.map(({ written }) => written)];
  return {
    value: mended.value as T,
    locate: (path, at, span) => (isFaulty(path) ? NOWHERE : locate(placeOf(path), at, span)),
    isFaulty,
    writtenAt: placeOf,
    faulty,
    told: (found) => found.filter((finding) => isWritten(finding) && !isOfOthers(finding, faulty)),
  };
}
