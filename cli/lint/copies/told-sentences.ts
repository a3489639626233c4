import type { Diagnostic } from '../../content/diagnostic.ts';
import type { TextRule } from '../../content/text-rules/text-rule.ts';
import type { FoundBreach } from '../../rules/texts/text-rules.ts';

/** Reports each violation once, however many pages show the text. */
export class ToldSentences {
  readonly diagnostics: Diagnostic[] = [];
  readonly #sentences: { rule: TextRule; sentence: string }[] = [];

  has(rule: TextRule, sentence: string): boolean {
    return this.#sentences.some(
      (told) =>
        told.rule === rule &&
        (told.sentence.includes(sentence) || sentence.includes(told.sentence)),
    );
  }

  add({ rule, sentence }: FoundBreach, diagnostic: Diagnostic | undefined): void {
    if (this.has(rule, sentence)) return;
    this.#sentences.push({ rule, sentence });
    if (diagnostic) this.diagnostics.push(diagnostic);
  }
}
