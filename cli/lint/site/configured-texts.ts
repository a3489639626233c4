import type { WordsByLanguage } from '../../../schemas/words/words.ts';
import type { Facts } from '../../content/facts/facts.ts';
import type { RuleBook } from '../../rules/rule-book.ts';
import { locatedTexts } from '../../rules/texts.ts';
import type { ToldSentences } from '../copies/told-sentences.ts';

/**
 * Registers violations in `site.config.yaml` and word files, so that they are not reported again on the pages that
 * show these texts.
 */
export function noteConfigured(
  { facts, rules }: { facts: Facts; rules: RuleBook },
  words: WordsByLanguage,
  told: ToldSentences,
): void {
  const texts = [
    ...facts.names.map((name) => facts.get(name) ?? ''),
    ...locatedTexts(words, []).map(({ text }) => text),
  ];
  for (const text of texts)
    for (const breach of rules.text.breachesOf({ text }, facts)) told.add(breach, undefined);
}
