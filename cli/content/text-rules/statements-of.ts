/** End of a statement: after a question or a colon, the next sentence belongs to it. */
const ENDED = /[.!;]$/;

/** Cache for consecutive rules, which all request the statements of the same text. */
let last: { sentences: readonly string[]; statements: readonly string[] } | undefined;

/** For each sentence, the statement that it belongs to. */
export function statementsOf(sentences: readonly string[]): readonly string[] {
  if (last?.sentences === sentences) return last.statements;
  const statements: string[] = [];
  let from = 0;
  for (const [index, sentence] of sentences.entries()) {
    if (index < sentences.length - 1 && !ENDED.test(sentence)) continue;
    const statement = sentences.slice(from, index + 1).join(' ');
    for (; from <= index; from += 1) statements.push(statement);
  }
  last = { sentences, statements };
  return statements;
}
