import { declines, NO, YES } from './answers.ts';
import { isDeclinedNext } from './declined-behind.ts';
import { type ExcusedBeside, isExcusedBeside } from './excused-beside.ts';
import { isOfOthersBelow } from './headings-of-others.ts';
import { isDeclinedLater, isOfOthers, isTalkOfOthers, speaksOfItself } from './of-others.ts';
import { plainWords, sentencesOf } from './plain-words.ts';
import { statementsOf } from './statements-of.ts';
import type { ReadText } from './text-rule.ts';
import type { Vocabulary } from './vocabulary.ts';

/** One sentence to judge. */
export interface Statement {
  sentence: string;
  /** True if it is judged together with the text that follows. */
  withNext?: boolean;
  /** True if the sentence is in the text that follows. */
  inNext?: boolean;
  /** The text to judge: the sentence, together with its answer if it is a question and the answer matters. */
  judged: string;
  /** Where an answer begins that does not say yes: what the question alone says is not promised. */
  deniedUpTo?: number;
  /** The sentence behind it, unless it is judged with it. */
  following?: string | undefined;
}

/**
 * The sentences of a text that may promise something, each with what has to be read with it.
 *
 * @param isSuspect returns true for a statement that may contain the promise.
 */
export function* judgedStatements(
  { next, denied }: ReadText,
  words: string,
  {
    negative,
    vocabulary,
    excusedBeside,
    isSuspect,
  }: {
    negative: boolean;
    excusedBeside: readonly ExcusedBeside[];
    vocabulary: Vocabulary;
    isSuspect: (statement: string) => boolean;
  },
): Generator<Statement> {
  const sentences = sentencesOf(words);
  const suspects = statementsOf(sentences).map(isSuspect);
  // A question is judged with what precedes it.
  if (next !== undefined && suspects.at(-1) === false)
    suspects[sentences.length - 1] = isSuspect(words);
  if (!suspects.includes(true)) return;
  let list = denied === true;
  for (const [index, sentence] of sentences.entries()) {
    // "We never:" and "Not included:" negate what follows them.
    const led = list;
    list = denied === true || (sentence.endsWith(':') && vocabulary.denies(sentence));
    if ((led && !negative) || suspects[index] === false) continue;
    // "After us: the apostille." "Five signs: tells you to sign a blank page."
    const before = sentences[index - 1];
    if (
      before?.endsWith(':') &&
      (isOfOthersBelow(before) || isTalkOfOthers(before)) &&
      !speaksOfItself(sentence)
    )
      continue;
    // "Weddings: not offered." "Help with visas: the agencies in town."
    const rest = sentence.endsWith(':') ? sentences[index + 1] : undefined;
    if (rest && declines(rest, vocabulary)) continue;
    if (isOfOthers(sentence, sentences[index + 1])) continue;
    if (!negative && isDeclinedNext(sentence, sentences[index + 1])) continue;
    const isExcused = (all: readonly string[], at: number) =>
      excusedBeside.some((one) => isExcusedBeside(all, at, one));
    if (isExcused(sentences, index)) continue;
    if (!sentence.endsWith('?')) {
      yield { sentence, judged: sentence, following: sentences[index + 1] };
      continue;
    }
    const withNext = index === sentences.length - 1;
    const answers = withNext ? sentencesOf(plainWords(next ?? '')) : sentences.slice(index + 1);
    const answer = answers[0] ?? '';
    if (isExcused(answers, 0) || isExcused([sentence, answers.slice(0, 2).join(' ')], 0)) continue;
    if (YES.test(answer) && isDeclinedLater(sentence, answers.slice(1))) continue;
    // "My father is sedated. Can he sign?"
    const asked = withNext && index > 0 ? sentences.join(' ').replaceAll('. ', ', ') : sentence;
    // The promise is made where a visitor's question is answered; a mere "Yes." may be in many places.
    const told = vocabulary.isAsked(sentence)
      ? answers.find((one) => one.includes(' '))
      : undefined;
    const place =
      withNext && told !== undefined
        ? { sentence: told, inNext: true, withNext }
        : { sentence, withNext };
    if (negative) {
      // What a visitor only asks is promised by the answer: "Do you go on without her?" "She signs in Nevada."
      const isDenied = vocabulary.isAsked(sentence) && !YES.test(answer);
      yield {
        ...place,
        judged: `${asked} ${answer}`,
        ...(isDenied ? { deniedUpTo: asked.length } : {}),
      };
    } else if (YES.test(answer)) {
      const before = asked.slice(0, asked.length - sentence.length);
      yield { ...place, judged: `${before}${vocabulary.asStatement(sentence)} ${answer}` };
    } else if (!vocabulary.isAsked(sentence) && !NO.test(answer) && !vocabulary.denies(answer)) {
      yield { sentence, judged: sentence };
      if (answer !== '') yield { sentence, withNext, judged: `${sentence} ${answer}` };
    }
  }
}
