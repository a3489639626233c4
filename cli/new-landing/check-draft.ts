import { hash as digest } from 'node:crypto';
import type { Diagnostic } from '../content/diagnostic.ts';
import type { Facts } from '../content/facts/facts.ts';
import { checkLanding, type LandingFile } from '../content/pages/landing-file.ts';
import { displayPath } from '../content/source-file.ts';
import { runRules } from '../rules/run-rules.ts';
import type { OpenSite } from '../site/open-site.ts';

/**
 * Checks the text of a landing that is not on disk, like `lint` would check its file.
 *
 * @param path absolute path of the future file.
 * @returns the landing unless its shape is wrong.
 */
export function checkDraft(
  { path, text }: { path: string; text: string },
  { schemas, rules }: Pick<OpenSite, 'schemas' | 'rules'>,
  facts: Facts,
  cwd: string,
): { landing?: LandingFile; diagnostics: Diagnostic[] } {
  const source = { path, file: displayPath(path, cwd), text, hash: digest('sha1', text, 'hex') };
  const { landing, diagnostics } = checkLanding(source, facts, schemas);
  if (!landing) return { diagnostics };
  return { landing, diagnostics: [...diagnostics, ...runRules(rules.landing, landing, facts)] };
}
