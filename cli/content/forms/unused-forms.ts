import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../../../schemas/page.ts';
import type { SiteConfigFile } from '../config/site-config-file.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { blocksOf, namedBlocks } from '../pages/section-blocks.ts';
import { report } from '../source-file.ts';

/** The forms of the configuration that a page shows, in any of its variants. */
export function sharedFormsOf(page: Page): string[] {
  const contents =
    page.kind === 'landing'
      ? [page.landing, ...(page.test?.variants.map(({ landing }) => landing) ?? [])]
      : [page];
  const names = contents.flatMap((content) => [
    ...[...namedBlocks(content, 'form')].map(({ block }) => block),
    ...[...blocksOf(content, 'popup')].map(({ block }) =>
      'form' in block ? block.form : undefined,
    ),
  ]);
  return [...new Set(names.filter((name) => typeof name === 'string'))];
}

/** True if the code of a site names a form. */
function isInCode(name: string, root: string): boolean {
  return ['pages', 'site'].some((folder) => {
    let files: string[] = [];
    try {
      files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    } catch {
      // A site may have no code.
    }
    const quoted = new RegExp(`["'\`]${name}["'\`]`);
    return files.some(
      (file) => /\.tsx?$/.test(file) && quoted.test(readFileSync(join(root, folder, file), 'utf8')),
    );
  });
}

/**
 * `form/unused`: forms of the configuration that no page shows.
 *
 * @param shown the names of those that pages show.
 */
export function unusedForms(
  shown: ReadonlySet<string>,
  { config, source, locate }: SiteConfigFile,
  root: string,
): Diagnostic[] {
  if (!config?.forms || !source || !locate) return [];
  return Object.keys(config.forms)
    .filter((name) => !shown.has(name) && !isInCode(name, root))
    .map((name) =>
      report(source, {
        range: locate(['forms', name], 'key'),
        rule: 'form/unused',
        severity: 'warning',
        message: `No page shows the form "${name}".`,
        hint: `Show it with \`form: ${name}\` on a page, or remove it here.`,
      }),
    );
}
