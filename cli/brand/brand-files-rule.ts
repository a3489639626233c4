import { existsSync } from 'node:fs';
import type { SiteConfig } from '../../schemas/site-config.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { mediaFile } from '../content/media-file.ts';
import { report, type SourceFile } from '../content/source-file.ts';
import type { Locate } from '../content/yaml-document.ts';
import { findFont } from './font-package.ts';

/**
 * `brand/missing-font` and `brand/missing-logo`: what the brand names and is not there.
 *
 * @param root folder of the site.
 */
export function checkBrandFiles(
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
  const src = brand?.logo?.src;
  if (src !== undefined && !existsSync(mediaFile(root, src)))
    found.push(
      report(source, {
        range: locate(['brand', 'logo', 'src'], 'value'),
        rule: 'brand/missing-logo',
        message: `There is no file media/${src}.`,
        hint: 'Put the picture into the folder media, or leave the logo out: then a mark with the initials is drawn.',
      }),
    );
  return found;
}
