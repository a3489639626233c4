import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { compiledCode } from '../../system/compiled-code.ts';
import { replaceFile } from '../../system/draft-file.ts';
import { ENGINE_ROOT } from '../../system/engine-root.ts';
import { keepNewest } from '../../system/keep-newest.ts';
import { decodeTables, encodeTables, type LexiconTables, lexiconTables } from './lexicon-tables.ts';

/** Maximum number of cached lexicons: the languages of a site, and their versions. */
const KEPT = 6;

/** Size of a checksum in bytes, a multiple of four as the tables after it need. */
const CHECKSUM = 32;

const CODE = compiledCode(import.meta.url);

/** Where tables are cached; nowhere as long as no site is open. */
let folder: string | undefined;

/** Caches tables between commands: making those of a language takes a tenth of a second. */
export function keepLexiconsIn(path: string): void {
  folder = path;
}

function checksum(data: Uint8Array): Buffer {
  return createHash('sha256').update(data).digest();
}

function recall(path: string): LexiconTables | undefined {
  try {
    const file = readFileSync(path);
    const data = file.subarray(CHECKSUM);
    return checksum(data).equals(file.subarray(0, CHECKSUM)) ? decodeTables(data) : undefined;
  } catch {
    return undefined;
  }
}

function keep(path: string, tables: LexiconTables, inside: string): void {
  try {
    const data = encodeTables(tables);
    mkdirSync(inside, { recursive: true });
    replaceFile(path, Buffer.concat([checksum(data), data]));
    keepNewest(inside, KEPT);
  } catch {
    // The site may be read-only.
  }
}

function makeTables(coded: Buffer): LexiconTables {
  const [common = '', next = ''] = brotliDecompressSync(coded).toString('utf8').split('\n\n');
  return lexiconTables(common, next);
}

/** The tables of a language from its list in `words/spelling/`; undefined if it has none. */
export function tablesOf(language: string): LexiconTables | undefined {
  const list = join(ENGINE_ROOT, 'words/spelling', `${language}.br`);
  if (!existsSync(list)) return undefined;
  const coded = readFileSync(list);
  if (CODE === undefined || folder === undefined) return makeTables(coded);
  const key = createHash('sha256').update(CODE).update(coded).digest('hex').slice(0, 16);
  const path = join(folder, `${language}-${key}`);
  const known = recall(path);
  if (known) return known;
  const tables = makeTables(coded);
  keep(path, tables, folder);
  return tables;
}
