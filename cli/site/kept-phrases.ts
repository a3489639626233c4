import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { TextRule } from '../content/text-rules/text-rule.ts';
import { type PhraseTables, phraseTables } from '../rules/texts/phrase-tables.ts';
import { compiledCode } from '../system/compiled-code.ts';
import { replaceFile } from '../system/draft-file.ts';
import { keepNewest } from '../system/keep-newest.ts';
import { cacheFolder } from './site-paths.ts';

/** Maximum number of cached analyses, for switching between versions of a site. */
const KEPT = 4;

/** Size of a checksum in bytes. */
const CHECKSUM = 32;

const CODE = compiledCode(import.meta.url);

function checksum(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

function recall(path: string): PhraseTables | undefined {
  try {
    const file = readFileSync(path);
    const data = file.subarray(CHECKSUM);
    return checksum(data).equals(file.subarray(0, CHECKSUM)) ? deserialize(data) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * `phraseTables`, cached as long as neither the phrases nor the code of the tool change.
 *
 * @param root folder of the site.
 */
export function keptPhraseTables(
  root: string,
  rules: readonly Pick<TextRule, 'phrases'>[],
): PhraseTables {
  if (CODE === undefined) return phraseTables(rules);
  const phrases = JSON.stringify([
    CODE,
    process.version,
    rules.map((rule) => rule.phrases ?? null),
  ]);
  const folder = cacheFolder(root, 'phrases');
  const path = join(folder, createHash('sha256').update(phrases).digest('hex').slice(0, 16));
  const known = recall(path);
  if (known) return known;
  const tables = phraseTables(rules);
  try {
    const data = serialize(tables);
    mkdirSync(folder, { recursive: true });
    replaceFile(path, Buffer.concat([checksum(data), data]));
    keepNewest(folder, KEPT);
  } catch {
    // The site may be read-only.
  }
  return tables;
}
