import type { SiteDefinition } from '../site/define-site.ts';

/** The same rule with one thing done otherwise: rules may be instances of classes. */
function changed<Rule extends object>(rule: Rule, change: Partial<Rule>): Rule {
  return Object.assign(Object.create(rule), change);
}

/**
 * A definition in which the rules of these names find nothing, because they have failed. They stay known, as settings
 * and comments may name them.
 */
export function withSilencedRules(
  definition: SiteDefinition,
  names: ReadonlySet<string>,
): SiteDefinition {
  const { textRules = [], rules = [] } = definition;
  return {
    ...definition,
    textRules: textRules.map((rule) =>
      names.has(rule.name) ? changed(rule, { breaches: () => [] }) : rule,
    ),
    rules: rules.map((rule) => (names.has(rule.name) ? changed(rule, { check: () => [] }) : rule)),
  };
}
