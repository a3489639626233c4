import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { compiledCode } from '../../../system/compiled-code.ts';
import { ENGINE_ROOT } from '../../../system/engine-root.ts';
import { keptData } from '../../../system/kept-data.ts';
import { decodeTables, encodeTables, type LexiconTables, lexiconTables } from './lexicon-tables.ts';

/** Maximum number of cached lexicons: the languages of a site, and their versions. */
const KEPT = 6;

const CODE = compiledCode(import.meta.url);

/** Where tables are cached; nowhere as long as no site is open. */
let folder: string | undefined;

/** Caches tables between commands: making those of a language takes a tenth of a second. */
export function keepLexiconsIn(path: string): void {
  folder = path;
}

function makeTables(coded: Buffer): LexiconTables {
  const lists = brotliDecompressSync(coded).toString('utf8').split('\n\n');
  const [rare = '', next = ''] = lists.slice(-2);
  return lexiconTables({ common: lists.slice(0, -2), rare, next });
}

/** The tables of a language from its list in `words/spelling/`; undefined if it has none. */
export function tablesOf(language: string): LexiconTables | undefined {
  const list = join(ENGINE_ROOT, 'words/spelling', `${language}.br`);
  if (!existsSync(list)) return undefined;
  const coded = readFileSync(list);
  if (CODE === undefined || folder === undefined) return makeTables(coded);
  const key = createHash('sha256').update(CODE).update(coded).digest('hex').slice(0, 16);
  return keptData(
    { folder, name: `${language}-${key}`, most: KEPT },
    { make: () => makeTables(coded), encode: encodeTables, decode: decodeTables },
  );
}
