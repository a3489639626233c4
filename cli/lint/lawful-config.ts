import type { Diagnostic } from '../../content/diagnostic.ts';
import { readSiteConfig, type SiteConfigFile } from '../../content/site-config-file.ts';
import { report } from '../../content/source-file.ts';
import { forbiddenTitle } from './forbidden-title.ts';
import { placedTexts } from './texts.ts';

/** Parts of the configuration whose texts stand on pages; the others are addresses and notes to the owner. */
const SHOWN = [
  'site',
  'business',
  'credentials',
  'timeBands',
  'area',
  'response',
  'figures',
] as const;

function forbiddenTitles({ written, source, locate }: SiteConfigFile): Diagnostic[] {
  if (!written || !source || !locate) return [];
  return SHOWN.flatMap((section) => placedTexts(written[section], [section])).flatMap(
    ({ path, text }) => {
      const words = forbiddenTitle(text);
      if (!words) return [];
      const range = locate(path, 'value');
      return [report(source, { range, rule: 'law/notario', severity: 'error', ...words })];
    },
  );
}

/** Reads `site.config.yaml` and holds its texts to the law that landings are held to. */
export function readLawfulConfig(path: string, cwd: string): SiteConfigFile {
  const file = readSiteConfig(path, cwd);
  return { ...file, diagnostics: [...file.diagnostics, ...forbiddenTitles(file)] };
}
