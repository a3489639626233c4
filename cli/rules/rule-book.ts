import type { Rule } from '../content/rule.ts';
import type { SiteDefinition } from '../site/define-site.ts';
import { checkRules } from './check-rules.ts';
import { ownRule, ownTextRule } from './own-rules.ts';
import { RULES } from './rules.ts';
import { type AnalyzePhrases, TextRules } from './texts/text-rules.ts';

/** The rules for the texts of one site: the engine's and the site's own. */
export interface RuleBook {
  /** Rules for single landings, sorted by name. */
  landing: readonly Rule[];
  /** Rules for texts anywhere, including landings. */
  text: TextRules;
}

function byName(a: Rule, b: Rule): number {
  return a.name < b.name ? -1 : Number(a.name > b.name);
}

/**
 * The rules of a site with this definition.
 *
 * @param analyze the phrases of rules for texts, if not anew.
 * @throws BuildFault if a rule of the site is invalid.
 */
export function ruleBook(
  { textRules = [], rules = [] }: SiteDefinition,
  analyze?: AnalyzePhrases,
): RuleBook {
  checkRules(textRules, rules);
  const text = new TextRules(textRules.map(ownTextRule), analyze);
  const landing = [...RULES, ...text.landing, ...rules.map(ownRule)].sort(byName);
  return { landing, text };
}
