import { ANY_FACT, type Facts } from '../../content/facts/facts.ts';
import type { CopyRule, LocatedText, RuleFinding } from '../../content/rule.ts';
import { NameFinder } from '../words/names/business-name.ts';
import { type KnownPerson, mayName, misspelledIn, peopleIn } from '../words/names/person-names.ts';
import { isSearched } from '../words/text-kinds.ts';
import { isFactPlace } from '../words/text-place.ts';

const finders = new WeakMap<object, NameFinder>();

function finderOf({ site }: Facts): NameFinder | undefined {
  if (!site) return undefined;
  const finder = finders.get(site) ?? new NameFinder(site.business.name);
  finders.set(site, finder);
  return finder;
}

/** Findings about the misspelled name of a person whom the configuration names. */
function misspelled({ path, text }: LocatedText, person: KnownPerson, facts: Facts): RuleFinding[] {
  const isAlone = facts.get(person.fact) === person.name;
  return misspelledIn(text, person, peopleIn(facts)).map(({ span }) => ({
    path,
    span,
    message: isAlone
      ? `"${text.slice(...span)}" is nearly, but not quite, {${person.fact}}.`
      : `"${text.slice(...span)}" is nearly, but not quite, a name in {${person.fact}}.`,
    hint: isAlone
      ? `Write {${person.fact}} in its place.`
      : `Write ${person.name}, as site.config.yaml does.`,
  }));
}

/** A business name typed elsewhere than in the configuration can be misspelled and become outdated. */
export const factsTypedName: CopyRule = {
  name: 'facts/typed-name',
  severity: 'warning',
  perText: true,
  *check(file, facts) {
    if (facts === ANY_FACT) return;
    const own = finderOf(facts);
    const finder = own?.mayStandIn(file.copy) ? own : undefined;
    const people = peopleIn(facts).filter((person) => mayName(file.copy, person));
    if (!finder && people.length === 0) return;
    for (const located of file.texts) {
      if (isFactPlace(located, file) || isSearched(located)) continue;
      const names = finder?.find(located.text) ?? [];
      const isOfBusiness = ({ span }: RuleFinding) =>
        names.some((name) => name.span[0] === span?.[0] && name.span[1] === span[1]);
      for (const person of people)
        for (const told of misspelled(located, person, facts)) if (!isOfBusiness(told)) yield told;
      for (const { span, isRight } of names) {
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
