import type { Diagnostic } from '../../content/diagnostic.ts';
import { type Facts, factsIn } from '../../content/facts/facts.ts';
import { report } from '../../content/source-file.ts';
import { typedCells } from '../../rules/code/entries-as-data.ts';
import { factsContradiction } from '../../rules/copy/facts-contradiction.ts';
import { factsTypedAmount } from '../../rules/copy/facts-typed-amount.ts';
import { TextsOfFile } from '../../rules/copy-file.ts';
import { applyCopyRule } from '../../rules/copy-rules.ts';
import { rangeAt } from '../../rules/find-source.ts';
import { copyTexts } from '../../rules/texts.ts';
import { typedAmounts } from '../../rules/typed-amounts.ts';
import { languageOf } from '../../rules/words/language/text-language.ts';

const RULES = [factsTypedAmount, factsContradiction];

/**
 * Prices and shares in lists of code that are none of the configuration, where the entries beside them come from there:
 * alone, a figure in code says nothing of what it is.
 *
 * @param body of the module.
 */
export function* typedEntries(
  body: unknown,
  { file, source }: { file: string; source: string },
  facts: Facts,
): Generator<Diagnostic> {
  for (const { node, items, at } of typedCells(body, facts)) {
    const figure = items[at]?.figure ?? '';
    // A fee that is typed is told wherever it stands.
    if (typedAmounts(figure, facts).length > 0) continue;
    const main = facts.languages?.[0] ?? 'en';
    const spoken = languageOf(items.map(({ title }) => title).join('. '));
    const language = facts.languages?.find((known) => known.slice(0, 2) === spoken) ?? main;
    const raw = { items: items.map(({ title, figure: text }) => ({ figure: text, title })) };
    const data = new TextsOfFile({ kind: 'page', language, raw }, copyTexts(raw));
    for (const rule of RULES)
      for (const { path, message, hint } of applyCopyRule(rule, data, factsIn(language, facts))) {
        if (path[1] !== at || path[2] !== 'figure') continue;
        const range = rangeAt(source, node.start, node.end);
        const { name, severity } = rule;
        yield report({ file, text: source }, { range, rule: name, severity, message, hint });
      }
  }
}
