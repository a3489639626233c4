import { isDeclinedBelow } from './declined-below.ts';
import type { ExcusedBeside } from './excused-beside.ts';
import { isUnlawful } from './is-unlawful.ts';
import { judgedStatements, type Statement } from './judged-statements.ts';
import { looksForIt, speaksOfItself, WARNED, wentWrong } from './of-others.ts';
import { isOnlyDescribed, isOnlyWished } from './parts-of-others.ts';
import { everyMatch, matches, Phrases } from './phrases.ts';
import { plainWords, sentencesOf } from './plain-words.ts';
import { isStatute } from './statutes.ts';
import type { Breach, TextRule } from './text-rule.ts';
import { asksAbout, topicAlone } from './topics.ts';
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
    if (found.length === 0 || WARNED.test(judged) || isStatute(judged)) return false;
    if (vocabulary.isDoneByOthers(judged, negative, promises.ofOthers)) return false;
    const spans = found.flatMap((index) => [...matches(judged, phrases.at(index))]);
    if (wentWrong(judged, spans)) return false;
    if (spans.every(({ start }) => isOnlyWished(judged, start, following))) return false;
    const said = withoutAllowed(judged, allowed);
    const sentence = withoutAllowed(vocabulary.withoutHarmless(judged), allowed);
    const ofOthers = vocabulary.others?.test(sentence) === true;
    return found.some((index) => {
      const isClaim = index < promises.claims.length;
      if (negative && isClaim) {
        for (const { start, end } of matches(said, phrases.at(index), deniedUpTo))
          if (!isUnlawful(said.slice(0, start), said.slice(end))) return true;
        return false;
      }
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
  const excuseOf = (sentence: string, isTopic: boolean, before: string): Pick<Breach, 'unless'> => {
    const topic = topicAlone(sentence, (question) => breaks(question, phrases.all));
    // "We do not sign loan packages. What a signing agent does."
    if (asksAbout(topic) && (isTopic ? topic === sentence : isDeclined(before)))
      return { unless: () => true };
    if (negative || speaksOfItself(isTopic ? topic : sentence)) return {};
    return isTopic || looksForIt(sentence) ? { unless: isDeclined } : {};
  };
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
      for (const statement of judgedStatements(text, plain, {
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
            ...excuseOf(sentence, text.isTopic === true, plain.split(sentence)[0] ?? ''),
          });
      }
      return !negative && found.length > 0 && isDeclinedBelow(text, plain, vocabulary) ? [] : found;
    },
  };
}
