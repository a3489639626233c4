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
    if (diagnostic && !this.#isToldAt(diagnostic)) this.diagnostics.push(diagnostic);
  }

  /** True if a line has this finding: a sentence with values in it reads differently on the page than in its source. */
  #isToldAt({ file, line, rule, message }: Diagnostic): boolean {
    return this.diagnostics.some(
      (told) =>
        told.line === line && told.file === file && told.rule === rule && told.message === message,
    );
  }
}
