import type { z } from 'zod';
import type { Diagnostic } from '../diagnostic.ts';
import { jsonShape, keysAt, requiredAt } from '../shape/json-shape.ts';
import { report, type SourceFile } from '../source-file.ts';
import { suggest } from '../suggest.ts';
import { pathName, valueAt } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import type { Change } from './read-changes.ts';

/** The landing that changes are made to. */
interface ChangedLanding {
  raw: object;
  schema: z.ZodType;
  source: SourceFile;
  locate: Locate;
}

const list = new Intl.ListFormat('en', { type: 'disjunction' });

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The path that was probably meant by one whose last key does not exist. */
function meantPath({ path }: Change, schema: z.ZodType): string | undefined {
  const map = path.slice(0, -1);
  const meant = suggest(String(path.at(-1)), keysAt(jsonShape(schema), map));
  return meant === undefined ? undefined : pathName([...map, meant]);
}

/**
 * A map that replaces one of the page and lacks keys that it must have: probably only the keys that it has were to be
 * different.
 */
function wholeMap(
  { path, value, at }: Change,
  found: readonly Diagnostic[],
  { raw, schema, source, locate }: ChangedLanding,
): Diagnostic | undefined {
  const before = valueAt(raw, path);
  if (!isMap(before) || !isMap(value)) return undefined;
  const missing = requiredAt(jsonShape(schema), path).filter((key) => !(key in value));
  // Where more or less is missing, something else is wrong.
  if (missing.length === 0 || missing.length !== found.length) return undefined;
  const [changed = Object.keys(before)[0] ?? ''] = Object.keys(value);
  return report(source, {
    range: locate(at, 'key'),
    rule: 'shape/missing-key',
    message: `This replaces all of ${pathName(path)}, and has no ${list.format(missing)}.`,
    hint: `To change only a part of it, write its path: ${pathName([...path, changed])}.`,
  });
}

/**
 * Findings about the shape of a variant as somebody meets them who writes paths: an unknown key is a wrong path, and a
 * map in which most is missing was meant to change the rest.
 */
export function changeFindings(
  found: readonly Diagnostic[],
  changes: readonly Change[],
  of: ChangedLanding,
): Diagnostic[] {
  return changes.reduce(
    (all, change) => {
      const { line, column } = of.locate(change.at, 'key');
      const isHere = (finding: Diagnostic) => finding.line === line && finding.column === column;
      const missing = all.filter((one) => one.rule === 'shape/missing-key' && isHere(one));
      const whole = wholeMap(change, missing, of);
      const others = whole ? [...all.filter((one) => !missing.includes(one)), whole] : all;
      const meant = meantPath(change, of.schema);
      return others.map((one) =>
        one.rule === 'shape/unknown-key' && isHere(one) && meant !== undefined
          ? { ...one, hint: `Did you mean ${meant}?` }
          : one,
      );
    },
    [...found],
  );
}
