import type { Rule } from '../content/rule.ts';
import type { SiteDefinition } from '../site/define-site.ts';
import { checkRules } from './check-rules.ts';
import { ownRule, ownTextRule } from './own-rules.ts';
import { RULES } from './rules.ts';
import { TextRules } from './texts/text-rules.ts';

/** The rules that the texts of one site are held to: the engine's and the site's own. */
export interface RuleBook {
  /** Rules that look at one landing at a time, in the order of their names. */
  landing: readonly Rule[];
  /** What no text may say, in landings or anywhere else. */
  text: TextRules;
}

function byName(a: Rule, b: Rule): number {
  return a.name < b.name ? -1 : Number(a.name > b.name);
}

/**
 * The rules of a site with this definition.
 *
 * @throws BuildFault if a rule of the site cannot be used.
 */
export function ruleBook({ textRules = [], rules = [] }: SiteDefinition): RuleBook {
  checkRules(textRules, rules);
  const text = new TextRules(textRules.map(ownTextRule));
  const landing = [...RULES, ...text.landing, ...rules.map(ownRule)].sort(byName);
  return { landing, text };
}
