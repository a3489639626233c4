import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../content/diagnostic.ts';
import type { Facts } from '../content/facts.ts';
import { displayPath, report } from '../content/source-file.ts';
import { elementsIn } from '../rules/code/code-element.ts';
import { CODE_RULES } from '../rules/code/code-rules.ts';
import { rangeAt } from '../rules/find-source.ts';
import { modulesBelow, SITE_FOLDERS } from '../rules/source-texts.ts';
import { misspelledFacts } from './source-facts.ts';

/** Modules without elements are not parsed. */
const SUSPECT = /<[A-Za-z]/;

/** Findings about single elements in the components of a site; files that do not parse are reported elsewhere. */
export async function checkSourceElements(
  root: string,
  cwd: string,
  facts: Pick<Facts, 'site'> = {},
): Promise<Diagnostic[]> {
  const { parseAst } = await import('rolldown/parseAst');
  const found: Diagnostic[] = [];
  for (const path of SITE_FOLDERS.flatMap((folder) => [...modulesBelow(join(root, folder))])) {
    const source = path.endsWith('x') ? readFileSync(path, 'utf8') : '';
    if (!SUSPECT.test(source)) continue;
    found.push(...misspelledFacts(path, source, facts, cwd));
    const file = { file: displayPath(path, cwd), text: source };
    try {
      for (const element of elementsIn(parseAst(source, { lang: 'tsx' }).body))
        for (const { name: rule, severity, check } of CODE_RULES)
          for (const { at = element, message, hint } of check(element)) {
            const range = rangeAt(source, at.start, at.end);
            found.push(report(file, { range, rule, severity, message, hint }));
          }
    } catch {
      // The bundler says what is wrong with it.
    }
  }
  return found;
}
