import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ENGINE_ROOT } from '../system/engine-root.ts';

/** What a program that shows findings can say about a rule. */
export interface RuleDoc {
  /** One sentence. */
  short: string;
  /** A paragraph. */
  full: string;
  /** Everything, with examples, in Markdown. */
  markdown: string;
}

/** The documentation of all rules by name, as `npm run compile` writes it from `docs/rules.md`. */
export const RULE_DOCS = join(ENGINE_ROOT, 'lib/rules.json.br');

let docs: Readonly<Record<string, RuleDoc>> | undefined;

/**
 * The documentation of a rule.
 *
 * @returns undefined for a rule of a site.
 */
export function docOf(rule: string): RuleDoc | undefined {
  docs ??= JSON.parse(brotliDecompressSync(readFileSync(RULE_DOCS)).toString()) as Record<
    string,
    RuleDoc
  >;
  return Object.hasOwn(docs, rule) ? docs[rule] : undefined;
}
