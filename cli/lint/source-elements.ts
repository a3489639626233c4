import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../content/diagnostic.ts';
import { displayPath, report } from '../content/source-file.ts';
import { elementsIn } from '../rules/code/code-element.ts';
import { CODE_RULES } from '../rules/code/code-rules.ts';
import { rangeAt } from '../rules/find-source.ts';
import { modulesBelow, SITE_FOLDERS } from '../rules/source-texts.ts';

/** What an element has to have that a rule may object to; almost no module of data has any. */
const SUSPECT = /<(?:a|button|h[1-6]|input|Link|select|textarea)\b/;

/** Findings about single elements in the components of a site; files that do not parse are reported elsewhere. */
export async function checkSourceElements(root: string, cwd: string): Promise<Diagnostic[]> {
  const { parseAst } = await import('rolldown/parseAst');
  const found: Diagnostic[] = [];
  for (const path of SITE_FOLDERS.flatMap((folder) => [...modulesBelow(join(root, folder))])) {
    const source = path.endsWith('x') ? readFileSync(path, 'utf8') : '';
    if (!SUSPECT.test(source)) continue;
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
