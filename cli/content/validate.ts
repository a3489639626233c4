import type { z } from 'zod';
import { parseData } from './data-file.ts';
import { type Diagnostic, hasErrors } from './diagnostic.ts';
import { jsonShape, keysAt } from './json-shape.ts';
import { quickShape } from './quick-shape.ts';
import { type KnownKeys, shapeFindings } from './shape-issues.ts';
import { report, type SourceFile } from './source-file.ts';
import type { Locate } from './yaml-document.ts';

/** A file's content in the shape of its schema, or the findings about it. */
export interface Validated<T> {
  value?: T;
  diagnostics: Diagnostic[];
  locate: Locate;
  /** The parsed content, whatever its shape; missing if it cannot be parsed. */
  parsed?: unknown;
}

/** Looks up paths in the JSON Schema, which is only generated if there are errors. */
function knownKeys(schema: z.ZodType): KnownKeys {
  return (path) => keysAt(jsonShape(schema), path);
}

/** Zod checks only a few files per run: compiling a schema would cost more than it saves. */
const INTERPRETED = { jitless: true };

/** Most files are valid: zod only runs to explain errors. */
function isRight(schema: z.ZodType, value: unknown): boolean {
  return quickShape(schema)?.(value) ?? false;
}

/**
 * Parses `source` and checks it against `schema`.
 *
 * @returns the typed value if there is no error; every finding of the file in one list.
 */
export function validate<T>(schema: z.ZodType<T>, source: SourceFile): Validated<T> {
  const { value, diagnostics, locate } = parseData(source);
  if (hasErrors(diagnostics) || value === undefined) return { diagnostics, locate };
  const shape = checkShape(schema, value, source, locate);
  return { ...shape, parsed: value, diagnostics: [...diagnostics, ...shape.diagnostics], locate };
}

/** Checks a value against a schema; `locate` returns the positions of its parts in the source. */
export function checkShape<T>(
  schema: z.ZodType<T>,
  value: unknown,
  source: SourceFile,
  locate: Locate,
): Omit<Validated<T>, 'locate' | 'parsed'> {
  if (isRight(schema, value)) return { value: value as T, diagnostics: [] };
  const result = schema.safeParse(value, INTERPRETED);
  if (result.success) return { value: result.data, diagnostics: [] };
  const findings = shapeFindings(result.error.issues, value, knownKeys(schema), locate);
  return { diagnostics: findings.map((finding) => report(source, finding)) };
}
