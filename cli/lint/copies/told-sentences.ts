import type { Diagnostic } from '../../content/diagnostic.ts';

/** A sentence that breaks a rule, which its name identifies. */
interface ToldSentence {
  rule: { name: string };
  sentence: string;
}

/** Reports each violation once, however many pages show the text. */
export class ToldSentences {
  readonly diagnostics: Diagnostic[] = [];
  readonly #sentences: ToldSentence[] = [];

  has({ name }: ToldSentence['rule'], sentence: string): boolean {
    return this.#sentences.some(
      (told) =>
        told.rule.name === name &&
        (told.sentence.includes(sentence) || sentence.includes(told.sentence)),
    );
  }

  add({ rule, sentence }: ToldSentence, diagnostic: Diagnostic | undefined): void {
    if (this.has(rule, sentence)) return;
    this.#sentences.push({ rule, sentence });
    if (diagnostic) this.diagnostics.push(diagnostic);
  }
}
