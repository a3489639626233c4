import { declines, NO, YES } from './answers.ts';
import { isDeclinedBelow } from './declined-below.ts';
import { type ExcusedBeside, isExcusedBeside } from './excused-beside.ts';
import { isOfOthersBelow } from './headings-of-others.ts';
import {
  isDeclinedLater,
  isOfOthers,
  isTalkOfOthers,
  looksForIt,
  speaksOfItself,
  WARNED,
  wentWrong,
} from './of-others.ts';
import { isOnlyDescribed, isOnlyWished } from './parts-of-others.ts';
import { everyMatch, matches, Phrases } from './phrases.ts';
import { plainWords, sentencesOf } from './plain-words.ts';
import { statementsOf } from './statements-of.ts';
import type { Breach, ReadText, TextRule } from './text-rule.ts';
import { PLAIN_VOCABULARY, type Vocabulary } from './vocabulary.ts';

/** A promise that a site must not make. */
export interface Promises {
  name: string;
  source?: TextRule['source'];
  words: TextRule['words'];
  message: string;
  hint: string;
  /** Phrases that make the promise, in plain words, as regular expression sources. */
  claims: readonly string[];
  /** Phrases that make it unless the sentence refers to others who may do the work. */
  offers?: readonly string[];
  /** Phrases that only look like it. */
  allowed?: RegExp;
  /** What others ask for or do in this matter: a sentence with it promises nothing, unless it says something of the business. */
  ofOthers?: RegExp;
  excusedBeside?: ExcusedBeside | readonly ExcusedBeside[];
  /** True if the claims are themselves negations ("no ID needed"), so that negations do not excuse them. */
  negative?: boolean;
}

/** One sentence to judge. */
interface Statement {
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

/** @param isSuspect returns true for a statement that may contain the promise. */
function* statements(
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
    if (isExcused(answers, 0)) continue;
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

/** Matches a word of a group: by its first four letters, or as a whole if it is shorter. */
function wordOf(group: string): RegExp {
  const stems = group
    .split(' ')
    .map((word) => (word.length < 4 ? `${word}(?![a-z])` : word.slice(0, 4)));
  return new RegExp(`(?<![a-z])(?:${stems.join('|')})`);
}

/** What follows a common beginning, which needs no rare word: whatever the phrase matches, the rest matches, too. */
function withoutBeginning(phrase: string, { beginnings }: Vocabulary): string {
  const beginning = beginnings.find((one) => phrase.startsWith(one));
  return beginning === undefined ? phrase : String.raw`\b${phrase.slice(beginning.length)}`;
}

/** Blanks out phrases that only look like a promise. */
function withoutAllowed(sentence: string, allowed: RegExp | undefined): string {
  return allowed ? sentence.replace(allowed, (words) => ' '.repeat(words.length)) : sentence;
}

/**
 * Creates a text rule against promises: it finds sentences that make one without negating it.
 *
 * @param vocabulary of the trade: how its sentences offer, ask and negate.
 */
export function forbidPromises(promises: Promises, vocabulary = PLAIN_VOCABULARY): TextRule {
  const { name, words, message, hint, allowed, offers = [], negative = false } = promises;
  const sources = [...promises.claims, ...offers];
  const phrases = new Phrases(sources);
  const excusedBeside = [promises.excusedBeside ?? []].flat();
  const groups = words.map(wordOf);
  const hasWords = (statement: string) => groups.every((word) => word.test(statement));
  // Most statements contain no promise, and testing for single words is cheaper than for many phrases.
  const suspecting = (possible: readonly number[]) =>
    possible.length > groups.length ? hasWords : () => true;
  const breaks = (
    judged: string,
    possible: readonly number[],
    { deniedUpTo, following }: Partial<Statement> = {},
  ) => {
    const found = possible.filter((index) => judged.search(phrases.at(index)) !== -1);
    // Excuses are only searched if there is a promise.
    if (found.length === 0 || WARNED.test(judged)) return false;
    if (vocabulary.isDoneByOthers(judged, negative, promises.ofOthers)) return false;
    const spans = found.flatMap((index) => [...matches(judged, phrases.at(index))]);
    if (wentWrong(judged, spans)) return false;
    if (spans.every(({ start }) => isOnlyWished(judged, start, following))) return false;
    const said = withoutAllowed(judged, allowed);
    const sentence = withoutAllowed(vocabulary.withoutHarmless(judged), allowed);
    const ofOthers = vocabulary.others?.test(sentence) === true;
    return found.some((index) => {
      const isClaim = index < promises.claims.length;
      if (negative && isClaim) return !matches(said, phrases.at(index), deniedUpTo).next().done;
      if (!isClaim && ofOthers) return false;
      for (const { start, end } of everyMatch(sentence, phrases.at(index), deniedUpTo))
        if (
          !vocabulary.isDenied(sentence, start, end) &&
          !vocabulary.isRivalsPart(judged, start) &&
          !vocabulary.isOthersPart(judged, end, negative) &&
          !(!isClaim && isOnlyDescribed(sentence, start, end))
        )
          return true;
      return false;
    });
  };
  // A page that says what is not done may be headed by what people look for.
  const isDeclined = (page: string) =>
    sentencesOf(page).some(
      (sentence) =>
        speaksOfItself(sentence) &&
        phrases.all.some((index) => {
          const spans = [...matches(sentence, phrases.at(index))];
          return spans.some(({ start, end }) => vocabulary.isDenied(sentence, start, end));
        }),
    );
  return {
    name,
    ...(promises.source ? { source: promises.source } : {}),
    words,
    phrases: sources.map((source) => withoutBeginning(source, vocabulary)),
    breaches(text, plain, _, possible = phrases.all) {
      const found: Breach[] = [];
      // An answer that makes the promise by itself is reported by itself.
      const isSaidNext = () =>
        text.next !== undefined &&
        sentencesOf(plainWords(text.next)).some((next) => breaks(next, possible));
      for (const statement of statements(text, plain, {
        negative,
        vocabulary,
        excusedBeside,
        isSuspect: suspecting(possible),
      })) {
        const { sentence, inNext, withNext, judged } = statement;
        if (
          found.at(-1)?.sentence !== sentence &&
          breaks(judged, possible, statement) &&
          !(withNext && isSaidNext())
        )
          found.push({
            sentence,
            message,
            hint,
            ...(inNext ? { inNext } : {}),
            // "The lawyer" above "Drafts wills and deeds"
            unlessBelow: (heading) =>
              !speaksOfItself(sentence) &&
              vocabulary.isDoneByOthers(`${heading} ${sentence}`, negative),
            ...(!negative && looksForIt(sentence) ? { unless: isDeclined } : {}),
          });
      }
      return !negative && found.length > 0 && isDeclinedBelow(text, plain, vocabulary) ? [] : found;
    },
  };
}
