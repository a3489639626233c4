import type { SiteDefinition } from '../../api/define-site.ts';
import type { Rule } from './rule.ts';
import { RULES } from './rules.ts';

/** The rules that the texts of one site are held to: the engine's and the site's own. */
export interface RuleBook {
  /** Rules that look at one landing at a time, in the order of their names. */
  landing: readonly Rule[];
  /** Those of them whose findings stop a build. */
  errors: readonly Rule[];
}

/** The rules of a site with this definition. */
export function ruleBook(_definition: SiteDefinition): RuleBook {
  return { landing: RULES, errors: RULES.filter(({ severity }) => severity === 'error') };
}
