import type { Diagnostic } from '../../content/diagnostic.ts';
import { checkLanding } from '../../content/pages/landing-file.ts';
import { readSource } from '../../content/source-file.ts';
import { factsTypedAmount } from '../../rules/copy/facts-typed-amount.ts';
import type { RuleBook } from '../../rules/rule-book.ts';
import { runRules } from '../../rules/run-rules.ts';
import { sourceTexts } from '../../rules/source-texts.ts';
import { isOfSite } from '../code/source-copy.ts';
import type { SiteTexts } from './site-texts.ts';

/** The semicolon of an entity does not end a sentence. */
function withoutEntities(source: string): string {
  return source.includes('&') ? source.replace(/&\w+;/g, ' ') : source;
}

/** Tells sources that may contain violations from those that cannot; the site's own always may. */
export function suspicion(
  rules: RuleBook,
  root: string,
): (source: string, path: string) => boolean {
  return (source, path) =>
    isOfSite(path, root) || /\$\d/.test(source) || rules.text.isSuspicious(withoutEntities(source));
}

/** Findings about the starters. */
export function checkStarters({
  starters,
  facts,
  schemas,
  rules,
  cwd,
}: Omit<SiteTexts, 'rendered'>): Diagnostic[] {
  return starters.flatMap((path) => {
    const { source } = readSource(path, { cwd });
    const landing = source && checkLanding(source, facts, schemas).landing;
    const held = [
      ...rules.text.landing,
      ...rules.landing.filter(({ name }) => name === factsTypedAmount.name),
    ];
    return landing ? runRules(held, landing, facts) : [];
  });
}

/** Reads the sources that `checkSiteTexts` will need into `sources`. */
export async function readSources({
  root,
  cwd,
  rules,
  sources: known,
  engine,
}: Omit<SiteTexts, 'rendered'>): Promise<void> {
  await sourceTexts(root, cwd, { isWanted: suspicion(rules, root), known, engine });
}
