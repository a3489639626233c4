import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { TextRule } from '../content/text-rules/text-rule.ts';
import { type PhraseTables, phraseTables } from '../rules/texts/phrase-tables.ts';
import { compiledCode } from '../system/compiled-code.ts';
import { keptData } from '../system/kept-data.ts';
import { cacheFolder } from './site-paths.ts';

/** Maximum number of cached analyses, for switching between versions of a site. */
const KEPT = 4;

const CODE = compiledCode(import.meta.url);

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
  const name = createHash('sha256').update(phrases).digest('hex').slice(0, 16);
  return keptData<PhraseTables>(
    { folder: cacheFolder(root, 'phrases'), name, most: KEPT },
    { make: () => phraseTables(rules), encode: serialize, decode: deserialize },
  );
}
