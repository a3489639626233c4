import { ANY_FACT, type Facts } from '../../content/facts/facts.ts';
import type { CopyRule, LocatedText, RuleFinding } from '../../content/rule.ts';
import { AlikeName } from '../words/names/alike-name.ts';
import { isOfLongerBrand } from '../words/names/bearers/brand-names.ts';
import { longerNameAt } from '../words/names/bearers/longer-names.ts';
import { isNameOfMethod } from '../words/names/bearers/named-methods.ts';
import { aroundName, isFormerName, isOfOtherBearer } from '../words/names/bearers/other-bearers.ts';
import { type FoundName, NameFinder } from '../words/names/business-name.ts';
import { otherFirstNames, otherLastNames } from '../words/names/other-first-names.ts';
import { type KnownPerson, mayName, misspelledIn, peopleIn } from '../words/names/person-names.ts';
import { isTakenThen } from '../words/names/taken-names.ts';
import { isSearched } from '../words/text-kinds.ts';
import { isFactPlace } from '../words/text-place.ts';

const finders = new WeakMap<object, NameFinder>();

function finderOf({ site }: Facts): NameFinder | undefined {
  if (!site) return undefined;
  const finder = finders.get(site) ?? new NameFinder(site.business.name);
  finders.set(site, finder);
  return finder;
}

const alikes = new WeakMap<object, AlikeName>();

function alikeOf({ site }: Facts): AlikeName | undefined {
  if (!site) return undefined;
  const alike = alikes.get(site) ?? new AlikeName(site.business.name);
  alikes.set(site, alike);
  return alike;
}

/** Findings about another word in the name of the business, unless it is nearly that. */
function replaced({ path, text }: LocatedText, facts: Facts, names: readonly FoundName[]) {
  return [...(alikeOf(facts)?.find(text, facts) ?? [])]
    .filter(([at]) => !names.some(({ span }) => span[0] === at))
    .map((span) => ({
      path,
      span,
      message: `"${text.slice(...span)}" is not the name of the business, but begins like it.`,
      hint: 'Write {business.name} in its place. If somebody else has that name, say so: touchdown-ignore facts/typed-name: …',
    }));
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

/** Findings about another first name of whoever founded or has the business. */
function renamed({ path, text }: LocatedText, person: KnownPerson, copy: string, facts: Facts) {
  return [
    ...otherFirstNames(text, person, copy, facts),
    ...otherLastNames(text, person, copy, facts),
  ].map((span) => ({
    path,
    span,
    message: `"${text.slice(...span)}" is not what site.config.yaml says: {${person.fact}} is ${person.name}.`,
    hint: `Write {${person.fact}} in its place, or name both if there are two.`,
  }));
}

/** Directly before a German noun in the genitive, and before a plural in the dative. */
const OBLIQUE =
  /(?<!\p{L})(?:des|den|von|mit|bei|zu|(?:dies|ein|unser)es)\s(?:\p{Ll}+e[nsr]\s)?$/iu;

/** True for a German name in another case, for which no fact can stand: "des Kulturhauses Lindau". */
function isInOtherCase(written: string, before: string, name: string): boolean {
  if (!OBLIQUE.test(before)) return false;
  const words = name.split(/\s+/);
  const typed = written.split(/\s+/);
  const isSame = (word: string, at: number) =>
    ['', 's', 'es', 'n', 'en'].some((end) => word === `${words[at]}${end}`);
  return typed.length === words.length && typed.every(isSame);
}

/** Directly behind a name of one word that is spoken of as the word it is: «Marejadilla era lo que decía la radio». */
const AS_WORD =
  /^\s(?:(?:is|was) (?:the|a|an old|what) (?:\p{L}+ )?(?:word|name|term|we|they|people|my|the)|means|meant|(?:es|era) (?:lo que|como|una palabra|la palabra|el nombre)|significa(?:ba)?|quiere decir|(?:ist|war) (?:das|ein|was)(?: \p{L}+)? (?:wort|name|begriff)|heißt|hieß|bedeutet|eine[rs]|jede[rs]|of an?|de una?)(?!\p{L})/iu;

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
    const isReplaced = alikeOf(facts)?.mayStandIn(file.copy) ?? false;
    if (!finder && people.length === 0 && !isReplaced) return;
    for (const located of file.texts) {
      if (isFactPlace(located, file) || isSearched(located)) continue;
      const names = finder?.find(located.text) ?? [];
      const isOfBusiness = ({ span }: RuleFinding) =>
        names.some((name) => name.span[0] === span?.[0] && name.span[1] === span[1]);
      for (const person of people) {
        const slips = misspelled(located, person, facts);
        for (const told of slips) if (!isOfBusiness(told)) yield told;
        for (const told of renamed(located, person, file.whole.copy, facts)) {
          file.dependsOnOthers(located);
          if (slips.every(({ span }) => span?.[0] !== told.span[0])) yield told;
        }
      }
      if (isReplaced) yield* replaced(located, facts, names);
      for (const { span, isRight } of names) {
        // Elsewhere in the configuration, a correctly spelled name is fine.
        if (isRight && file.kind === 'config') continue;
        const written = located.text.slice(...span);
        const known = facts.site?.business.name ?? '';
        const before = located.text.slice(0, span[0]);
        if (isRight && isTakenThen(located, span, file.raw, facts)) {
          file.dependsOnOthers(located);
          continue;
        }
        const around = aroundName(located.text, span);
        if (isFormerName(around.before)) continue;
        if (isRight && isOfOtherBearer({ ...around, language: file.language, known })) continue;
        if (isRight && !/\s/.test(known) && AS_WORD.test(located.text.slice(span[1]))) continue;
        if (
          isRight
            ? isNameOfMethod(located.text, span, known, file.whole.copy)
            : isOfLongerBrand(located.text, span, known, file.whole.copy)
        ) {
          file.dependsOnOthers(located);
          continue;
        }
        if (!isRight && file.language.startsWith('de') && isInOtherCase(written, before, known))
          continue;
        const longer = longerNameAt(located.text, span, facts);
        if (longer) {
          const whole = located.text.slice(...longer.span);
          yield {
            path: located.path,
            span: longer.span,
            message: `${whole} is typed in by hand, so it stays when {${longer.fact}} in site.config.yaml changes.`,
            hint: `Write {${longer.fact}} in its place.`,
          };
          continue;
        }
        yield {
          path: located.path,
          span,
          message: isRight
            ? `${written} is typed in by hand, so it stays when the name in site.config.yaml changes.`
            : `"${written}" is nearly, but not quite, the name of the business.`,
          hint: 'Write {business.name} in its place.',
          repair: written === known ? { span, becomes: '{business.name}' } : undefined,
        };
      }
    }
  },
};
