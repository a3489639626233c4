import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { report, type SourceFile } from '../content/source-file.ts';
import type { Locate } from '../content/yaml/yaml-document.ts';
import { findFont } from './font-package.ts';

/**
 * `brand/missing-font`: fonts of the brand that no installed package provides.
 *
 * @param root folder of the site.
 */
export function checkBrandFonts(
  { brand }: SiteConfig,
  root: string,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const role of ['display', 'text'] as const) {
    const name = brand?.fonts?.[role];
    if (name === undefined || findFont(root, name)) continue;
    found.push(
      report(source, {
        range: locate(['brand', 'fonts', role], 'value'),
        rule: 'brand/missing-font',
        message: `No font "${name}" is installed.`,
        hint: `Run "npm install @fontsource-variable/${name}", or choose one of fontsource.org.`,
      }),
    );
  }
  return found;
}
