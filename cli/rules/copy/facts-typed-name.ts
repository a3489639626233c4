import { ANY_FACT, type Facts } from '../../content/facts.ts';
import type { CopyRule } from '../../content/rule.ts';
import { NameFinder } from '../words/business-name.ts';
import { isSearched } from '../words/text-kinds.ts';
import { isFactPlace } from '../words/text-place.ts';

const finders = new WeakMap<object, NameFinder>();

function finderOf({ site }: Facts): NameFinder | undefined {
  if (!site) return undefined;
  const finder = finders.get(site) ?? new NameFinder(site.business.name);
  finders.set(site, finder);
  return finder;
}

/** A business name typed elsewhere than in the configuration can be misspelled and become outdated. */
export const factsTypedName: CopyRule = {
  name: 'facts/typed-name',
  severity: 'warning',
  perText: true,
  *check(file, facts) {
    const finder = facts === ANY_FACT ? undefined : finderOf(facts);
    if (!finder?.mayStandIn(file.copy)) return;
    for (const located of file.texts) {
      if (isFactPlace(located, file) || isSearched(located)) continue;
      for (const { span, isRight } of finder.find(located.text)) {
        // Elsewhere in the configuration, a correctly spelled name is fine.
        if (isRight && file.kind === 'config') continue;
        const written = located.text.slice(...span);
        yield {
          path: located.path,
          span,
          message: isRight
            ? `${written} is typed in by hand, so it stays when the name in site.config.yaml changes.`
            : `"${written}" is nearly, but not quite, the name of the business.`,
          hint: 'Write {business.name} in its place.',
          repair:
            written === facts.site?.business.name
              ? { span, becomes: '{business.name}' }
              : undefined,
        };
      }
    }
  },
};
