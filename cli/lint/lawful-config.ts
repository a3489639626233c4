import type { Diagnostic } from '../../content/diagnostic.ts';
import { ANY_FACT, resolveFacts } from '../../content/facts.ts';
import { readSiteConfig, type SiteConfigFile } from '../../content/site-config-file.ts';
import { report } from '../../content/source-file.ts';
import { breachesOf, isOfFact } from './law/landing-laws.ts';
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
  'navigation',
] as const;

function breaches({ written, source, locate, facts }: SiteConfigFile): Diagnostic[] {
  if (!written || !source || !locate) return [];
  return SHOWN.flatMap((section) => placedTexts(written[section], [section])).flatMap(
    ({ path, text }) => {
      const read = facts ? resolveFacts(text, facts) : text;
      return [...breachesOf({ text: read }, facts ?? ANY_FACT)]
        .filter(({ law }) => !facts || !isOfFact(text, law, facts))
        .map(({ law, message, hint }) =>
          report(source, { range: locate(path, 'value'), rule: law.name, message, hint }),
        );
    },
  );
}

/** Reads `site.config.yaml` and holds its texts to the law that landings are held to. */
export function readLawfulConfig(path: string, cwd: string): SiteConfigFile {
  const file = readSiteConfig(path, cwd);
  return { ...file, diagnostics: [...file.diagnostics, ...breaches(file)] };
}
