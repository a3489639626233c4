import { matchesIn } from './matches-in.ts';
import { plainWords, sentencesOf } from './plain-words.ts';
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
  /** True if the claims are themselves negations ("no ID needed"), so that negations do not excuse them. */
  negative?: boolean;
}

const YES =
  /^(?:(?:in (?:most|many|some|special|urgent|certain) cases|usually|often|en (?:la mayoria de los|muchos|algunos|ciertos) casos|casi siempre|normalmente),? )?(?:yes|yeah|sure|of course|absolutely|certainly|always|gladly|si|claro|por supuesto)\b/;
const NO = /^(?:no|not|never|sorry|unfortunately|none|nobody|only|nunca|tampoco|jamas|solo)\b/;

/** Warnings about promises of others. */
const WARNED =
  /\b(?:somebody|someone|anyone|anybody|whoever|those) (?:who )?(?:promis\w+|offers?|offering|tells?|claims?)\b|\b(?:is|are|es|son) (?:an? |una? )?(?:\w+ )?(?:fraud|crime|felony|offen[cs]e|invitation|fraude|delito|estafa|invitacion)\b/;

/** What others do, say or offer, and what is not done here: "Others skip the ID. We do not." */
const OTHERS_DO =
  /^(?:(?:and|but|sure|yes),? )?(?:(?:some|many|most|certain|plenty of|a few|other) \w+|others?|there are (?:\w+ ){1,3}?(?:who|that)|elsewhere|some|many|hay (?:quien|quienes|\w+ que)|otr[oa]s|alguno?s|algunas|much[oa]s|en otr[oa]s? \w+)\b/;
const OURS = /\b(?:we|us|our|i|nosotr[oa]s|nuestr[oa]s?)\b/;
const NOT_HERE =
  /^(?:(?:but|and|pero|y) )?(?:(?:we|i|ours?|our \w+|this \w+|here|nosotr[oa]s|aqui|nuestr[oa]s? \w+)\b[^.]{0,30}(?:\b(?:not|never|cannot|no|nunca|jamas|tampoco)\b|n't\b)|not (?:us|we|here|ours|with us)\b|never (?:here|with us)\b)/;

/** True of a sentence about others that the next one says is not done here. */
function isOfOthers(sentence: string, next: string | undefined): boolean {
  if (next === undefined || !OTHERS_DO.test(sentence) || OURS.test(sentence)) return false;
  return NOT_HERE.test(next);
}

/** End of a statement: after a question or a colon, the next sentence belongs to it. */
const ENDED = /[.!;]$/;

/** Cache for consecutive rules, which all request the statements of the same text. */
let last: { sentences: readonly string[]; statements: readonly string[] } | undefined;

/** For each sentence, the statement that it belongs to. */
function statementsOf(sentences: readonly string[]): readonly string[] {
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

/** One sentence to judge. */
interface Statement {
  sentence: string;
  /** True if it is judged together with the text that follows. */
  withNext?: boolean;
  /** True if the sentence is in the text that follows. */
  inNext?: boolean;
  /** The text to judge: the sentence, together with its answer if it is a question and the answer matters. */
  judged: string;
  /** Where an answer begins that says no: what the question alone says is not promised. */
  deniedUpTo?: number;
}

/** @param isSuspect returns true for a statement that may contain the promise. */
function* statements(
  { next, denied }: ReadText,
  words: string,
  {
    negative,
    vocabulary,
    isSuspect,
  }: {
    negative: boolean;
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
    // "Weddings: not offered." "Help with visas: the agencies in town."
    const rest = sentence.endsWith(':') ? sentences[index + 1] : undefined;
    if (rest && (NO.test(rest) || vocabulary.others?.test(rest))) continue;
    if (isOfOthers(sentence, sentences[index + 1])) continue;
    if (!sentence.endsWith('?')) {
      yield { sentence, judged: sentence };
      continue;
    }
    const withNext = index === sentences.length - 1;
    const answers = withNext ? sentencesOf(plainWords(next ?? '')) : sentences.slice(index + 1);
    const answer = answers[0] ?? '';
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
      const isDenied =
        vocabulary.isAsked(sentence) && vocabulary.denies(answer) && !YES.test(answer);
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

/** Phrases of a rule, compiled when they are first needed: a text has the words of very few. */
class Phrases {
  readonly #sources: readonly string[];
  readonly #compiled: RegExp[] = [];

  constructor(sources: readonly string[]) {
    this.#sources = sources;
  }

  /** Their indices. */
  get all(): readonly number[] {
    return [...this.#sources.keys()];
  }

  at(index: number): RegExp {
    this.#compiled[index] ??= new RegExp(this.#sources[index] ?? '', 'g');
    return this.#compiled[index];
  }
}

/** Matches a word of a group: by its first four letters, or as a whole if it is shorter. */
function wordOf(group: string): RegExp {
  const stems = group
    .split(' ')
    .map((word) => (word.length < 4 ? `${word}(?![a-z])` : word.slice(0, 4)));
  return new RegExp(`(?<![a-z])(?:${stems.join('|')})`);
}

/** Matches of a phrase in a sentence that end after an offset. */
function* matches(
  sentence: string,
  phrase: RegExp,
  after = 0,
): Generator<{ start: number; end: number }> {
  for (const { 0: found, index: start } of matchesIn(sentence, phrase)) {
    const end = start + found.length;
    if (end > after) yield { start, end };
  }
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
  const groups = words.map(wordOf);
  const hasWords = (statement: string) => groups.every((word) => word.test(statement));
  // Most statements contain no promise, and testing for single words is cheaper than for many phrases.
  const suspecting = (possible: readonly number[]) =>
    possible.length > groups.length ? hasWords : () => true;
  const breaks = (judged: string, possible: readonly number[], deniedUpTo?: number) => {
    const found = possible.filter((index) => judged.search(phrases.at(index)) !== -1);
    // Excuses are only searched if there is a promise.
    if (found.length === 0 || WARNED.test(judged)) return false;
    const said = withoutAllowed(judged, allowed);
    const sentence = withoutAllowed(vocabulary.withoutHarmless(judged), allowed);
    const ofOthers = vocabulary.others?.test(sentence) === true;
    return found.some((index) => {
      const isClaim = index < promises.claims.length;
      if (negative && isClaim) return !matches(said, phrases.at(index), deniedUpTo).next().done;
      if (!isClaim && ofOthers) return false;
      for (const { start, end } of matches(sentence, phrases.at(index), deniedUpTo))
        if (!vocabulary.isDenied(sentence, start, end)) return true;
      return false;
    });
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
      for (const { sentence, inNext, withNext, judged, deniedUpTo } of statements(text, plain, {
        negative,
        vocabulary,
        isSuspect: suspecting(possible),
      }))
        if (
          found.at(-1)?.sentence !== sentence &&
          breaks(judged, possible, deniedUpTo) &&
          !(withNext && isSaidNext())
        )
          found.push({ sentence, message, hint, ...(inNext ? { inNext } : {}) });
      return found;
    },
  };
}
