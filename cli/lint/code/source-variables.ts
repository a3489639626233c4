import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../content/diagnostic.ts';
import type { Facts } from '../../content/facts/facts.ts';
import { displayPath, report } from '../../content/source-file.ts';
import { suggest } from '../../content/suggest.ts';
import { KnownVariables, variablesUsed } from '../../rules/css-variables.ts';
import { rangeAt } from '../../rules/find-source.ts';
import { siteColors } from '../../rules/site-colors.ts';
import { SITE_FOLDERS } from '../../rules/source-texts.ts';

function* filesBelow(folder: string): Generator<string> {
  let names: string[] = [];
  try {
    names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    // A site may have neither of the folders.
  }
  for (const name of names.sort()) if (/\.(?:css|tsx)$/.test(name)) yield join(folder, name);
}

/**
 * `style/unknown-variable`: a custom property that the style sheets and components of a site use without a fallback,
 * and that nothing sets: the browser drops the whole declaration.
 */
export function checkSourceVariables(
  root: string,
  cwd: string,
  { site }: Pick<Facts, 'site'>,
): Diagnostic[] {
  const variables = new KnownVariables(root, site && siteColors(site.brand));
  const found: Diagnostic[] = [];
  for (const path of SITE_FOLDERS.flatMap((folder) => [...filesBelow(join(root, folder))])) {
    const source = readFileSync(path, 'utf8');
    for (const { name, start, end } of variablesUsed(source)) {
      // Classes of components are checked with all others.
      if (variables.has(name) || source[start - 5] === '[') continue;
      const meant = suggest(name, variables.names);
      found.push(
        report(
          { file: displayPath(path, cwd), text: source },
          {
            range: rangeAt(source, start, end),
            rule: 'style/unknown-variable',
            severity: 'warning',
            message: `Nothing sets "${name}", so browsers ignore this declaration.`,
            hint:
              meant === undefined
                ? 'Check the spelling of the variable.'
                : `Did you mean "${meant}"?`,
          },
        ),
      );
    }
  }
  return found;
}
