import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkLanding } from '../../cli/content/pages/landing-file.ts';
import { runRules } from '../../cli/rules/run-rules.ts';
import { ROOT } from '../content/site-facts.ts';
import { facts } from '../renderer/rendered-landing.ts';
import { SITE } from '../support/site-code.ts';

const PLAIN = readFileSync(join(ROOT, 'tests/fixtures/landings/ok/plain.yaml'), 'utf8');

/** The plain landing with these lines behind it, read and checked as in a file of that name. */
export function readWith(lines: string, slug = 'the-gate', page = PLAIN) {
  const file = `landings/${slug}.yaml`;
  const text = `${page}${lines}`;
  return {
    text,
    ...checkLanding({ path: join(ROOT, file), file, text, hash: '' }, facts, SITE.schemas),
  };
}

/**
 * Everything that is found in the plain landing with these lines: rule, and the words that it stands at.
 *
 * @param edit changes the plain landing first.
 */
export function foundWith(
  lines: string,
  edit = (page: string) => page,
): [rule: string, at: string][] {
  const { text, landing, faulty = landing, diagnostics } = readWith(lines, 'the-gate', edit(PLAIN));
  const rules = faulty ? runRules(SITE.rules.landing, faulty, facts) : [];
  const written = text.split('\n');
  return [...diagnostics, ...rules].map(({ rule, line, column, endLine, endColumn }) => [
    rule,
    (written[line - 1] ?? '').slice(column - 1, endLine === line ? endColumn - 1 : undefined),
  ]);
}
