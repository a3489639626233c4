import type { OwnRule } from '../content/rule.ts';
import type { TextRule } from '../content/text-rules/text-rule.ts';
import { BuildFault } from '../system/build-fault.ts';
import { RULES } from './rules.ts';
import { MAX_GROUPS, MAX_RULES } from './texts/quick-look.ts';

const NAME = /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/;
const WORDS = /^[a-z]+(?: [a-z]+)*$/;

function checkNames(names: readonly string[]): void {
  const known = new Set(RULES.map(({ name }) => name));
  for (const name of names) {
    if (!NAME.test(name))
      throw new BuildFault(
        `A rule of the site is named "${name}"; names are family/name in small letters, such as law/guarantees.`,
      );
    if (known.has(name))
      throw new BuildFault(
        `Two rules are named ${name}. Findings tell only the name: rename one in the site's own code.`,
      );
    known.add(name);
  }
}

function checkWords({ name, words }: TextRule): void {
  const wrong = words.find((group) => !WORDS.test(group));
  if (wrong !== undefined)
    throw new BuildFault(
      `The words "${wrong}" of the rule ${name} are not understood: write words of the letters a to z with a space between them, without accents.`,
    );
  if (words.length === 0)
    throw new BuildFault(
      `The rule ${name} has no words, so no text would ever be held to it. List the words that what breaks it has.`,
    );
}

/**
 * Validates a site's rules: unique names, and words that can be searched for.
 *
 * @throws BuildFault that states which rule is invalid, and why.
 */
export function checkRules(textRules: readonly TextRule[], rules: readonly OwnRule[]): void {
  checkNames([...textRules, ...rules].map(({ name }) => name));
  textRules.forEach(checkWords);
  const groups = textRules.reduce((sum, { words }) => sum + words.length, 0);
  if (textRules.length > MAX_RULES)
    throw new BuildFault(
      `The site has ${textRules.length} text rules; at most ${MAX_RULES} can be looked for at once. Put some of them together.`,
    );
  if (groups > MAX_GROUPS)
    throw new BuildFault(
      `The text rules of the site have ${groups} groups of words; at most ${MAX_GROUPS} can be looked for at once. Put some of them together.`,
    );
}
