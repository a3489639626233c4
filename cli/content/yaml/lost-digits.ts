import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { type JsonShape, jsonShape, shapesAt } from '../shape/json-shape.ts';
import type { SiteSchemas } from '../shape/site-schemas.ts';
import { report, type SourceFile } from '../source-file.ts';
import { matchesIn } from '../text-rules/matches-in.ts';
import type { Path } from '../value-path.ts';
import type { Locate } from './yaml-document.ts';

/** Parts of a written number that its value loses: a plus sign, and leading zeros. */
const LOST_IN_FRONT = /^\+|^-?0\d/;

/** What may be such a number anywhere in a file. */
const MAY_BE_LOST = /(?<=^|[\s:,[{])(?:\+[\d.]|-?0\d)[^\s,\]}]*/gm;

const isLong = (number: number) => Number.isInteger(number) && !Number.isSafeInteger(number);

/** The values of numbers that may have lost something: locating a number takes a full parse of its file. */
function lostNumbers(text: string): Set<number> {
  const numbers = Array.from(matchesIn(text, MAY_BE_LOST), ([written]) =>
    /^\+\.inf$/i.test(written) ? Number.POSITIVE_INFINITY : Number(written),
  );
  return new Set(numbers);
}

function* numbersIn(value: unknown, path: Path = []): Generator<{ path: Path; number: number }> {
  if (typeof value === 'number') yield { path, number: value };
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value))
      yield* numbersIn(item, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** True if a schema accepts only a number, so that leading zeros mean nothing. */
function isNumber(shapes: readonly JsonShape[]): boolean {
  return shapes.length > 0 && shapes.every(({ type }) => type === 'number' || type === 'integer');
}

/**
 * Reports facts such as a license number that consist of digits but are not numbers: without quotes YAML drops
 * leading zeros, a plus sign, and digits beyond the sixteenth.
 */
export function checkLostDigits(
  config: SiteConfig,
  schemas: SiteSchemas,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  const lost = lostNumbers(source.text);
  const doubtful = [...numbersIn(config)].filter(
    ({ number }) => lost.has(number) || isLong(number),
  );
  const lines = source.text.split('\n');
  return doubtful.flatMap(({ path, number }) => {
    const range = locate(path, 'value');
    const written = lines[range.line - 1]?.slice(range.column - 1, range.endColumn - 1) ?? '';
    if (!isLong(number) && !LOST_IN_FRONT.test(written)) return [];
    if (isNumber(shapesAt(jsonShape(schemas.config), path))) return [];
    return report(source, {
      range,
      rule: 'shape/needs-quotes',
      message: `Without quotes ${written} is the number ${number}, and that is what visitors read.`,
      hint: 'Put the value in double quotes.',
    });
  });
}
