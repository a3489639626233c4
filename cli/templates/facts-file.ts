import { createHash } from 'node:crypto';
import { visitorFacts } from '../../renderer/context/visitor-facts.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';
import type { SiteDefinition } from '../site/define-site.ts';

/** The facts that islands fetch, named by their content so that browsers may keep them. */
export function factsFile(
  config: SiteConfig,
  definition: SiteDefinition,
): { file: string; content: string } {
  const content = JSON.stringify(visitorFacts(config, definition));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { file: `assets/facts.${hash}.json`, content };
}
