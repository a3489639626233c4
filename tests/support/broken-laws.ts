import { join } from 'node:path';
import { readSiteConfig } from '../../cli/content/config/site-config-file.ts';
import { createFacts } from '../../cli/content/facts/facts.ts';
import { locatedTexts } from '../../cli/rules/texts.ts';
import { ROOT } from './command.ts';
import { SITE } from './site-code.ts';

const { config } = readSiteConfig(join(ROOT, 'site.config.yaml'), ROOT, SITE.schemas);
if (!config) throw new Error('The configuration has errors');
const facts = createFacts(config, SITE.schemas.config);

/** Names of the laws that a page of the repository's site breaks. */
export function brokenLaws(page: object): string[] {
  return [...SITE.rules.text.breachesIn(page, [locatedTexts(page, [])], facts)].map(
    ({ rule }) => rule.name,
  );
}
