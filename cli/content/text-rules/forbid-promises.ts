import { plainWords, sentencesOf } from './plain-words.ts';
import type { Breach, ReadText, TextRule } from './text-rule.ts';
import { PLAIN_VOCABULARY, type Vocabulary } from './vocabulary.ts';

/** What a site may not promise. */
export interface Promises {
  name: string;
  source?: TextRule['source'];
  words: TextRule['words'];
  message: string;
  hint: string;
  /** Phrases that promise it, in plain words, as sources of regular expressions. */
  claims: readonly string[];
  /** Phrases that promise it unless the sentence gives the work to others who may do it. */
  offers?: readonly string[];
  /** Phrases that only look like it. */
  allowed?: RegExp;
  /** True if the promise is itself a denial ("no ID needed"), so that negations excuse nothing. */
  negative?: boolean;
}

const YES =
  /^(?:yes|yeah|sure|of course|absolutely|certainly|always|gladly|si|claro|por supuesto)\b/;
const NO = /^(?:no|not|never|sorry|unfortunately|none|nobody|only|nunca|tampoco|jamas|solo)\b/;

/** Warnings of what others promise. */
const WARNED =
  /\b(?:somebody|someone|anyone|anybody|whoever|those) (?:who )?(?:promis\w+|offers?|offering|tells?|claims?)\b/;

/** Where a statement ends: a question or a colon leads on to what follows. */
const ENDED = /[.!;]$/;

/** Every rule asks for the same text's statements, one after the other: the last ones are enough. */
let last: { sentences: readonly string[]; statements: readonly string[] } | undefined;

/** Of each sentence, those that it makes one statement with. */
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
  /** What is judged: the sentence with its answer, if it is a question with one that matters. */
  judged: string;
}

/** @param isSuspect tells of a whole statement whether something could be wrong in it. */
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
  if (!suspects.includes(true)) return;
  let list = denied === true;
  for (const [index, sentence] of sentences.entries()) {
    // "We never:" and "Not included:" deny what they lead to.
    const led = list;
    list = denied === true || (sentence.endsWith(':') && vocabulary.denies(sentence));
    if ((led && !negative) || suspects[index] === false) continue;
    if (!sentence.endsWith('?')) {
      yield { sentence, judged: sentence };
      continue;
    }
    const answer = sentences[index + 1] ?? sentencesOf(plainWords(next ?? ''))[0] ?? '';
    if (negative) yield { sentence, judged: `${sentence} ${answer}` };
    else if (YES.test(answer))
      yield { sentence, judged: `${vocabulary.asStatement(sentence)} ${answer}` };
    else if (!vocabulary.isAsked(sentence) && !NO.test(answer) && !vocabulary.denies(answer))
      yield { sentence, judged: sentence };
  }
}

/** Phrases that begin alike, put together so that their beginning is looked for once. */
function sharing(beginning: string, phrases: readonly string[]): string[] {
  const rests = phrases.filter((phrase) => phrase.startsWith(beginning));
  const others = phrases.filter((phrase) => !phrase.startsWith(beginning));
  if (rests.length === 0) return others;
  return [
    `${beginning}(?:${rests.map((phrase) => phrase.slice(beginning.length)).join('|')})`,
    ...others,
  ];
}

function sourceOf(phrases: readonly string[], { beginnings }: Vocabulary): string {
  return beginnings.reduce<readonly string[]>((all, next) => sharing(next, all), phrases).join('|');
}

function together(phrases: readonly string[], vocabulary: Vocabulary): RegExp | undefined {
  return phrases.length === 0 ? undefined : new RegExp(sourceOf(phrases, vocabulary), 'g');
}

/** Finds a word of a group, as rules name them: by their first four letters, and shorter ones whole. */
function wordOf(group: string): RegExp {
  const stems = group
    .split(' ')
    .map((word) => (word.length < 4 ? `${word}(?![a-z])` : word.slice(0, 4)));
  return new RegExp(`(?<![a-z])(?:${stems.join('|')})`);
}

/** Where a phrase stands in a sentence. `matchAll` makes a new expression of it each time: these are long. */
function* matches(sentence: string, phrase: RegExp): Generator<{ start: number; end: number }> {
  phrase.lastIndex = 0;
  for (let found = phrase.exec(sentence); found; found = phrase.exec(sentence))
    yield { start: found.index, end: phrase.lastIndex };
}

/** Blots out what only looks like a promise. */
function withoutAllowed(sentence: string, allowed: RegExp | undefined): string {
  return allowed ? sentence.replace(allowed, (words) => ' '.repeat(words.length)) : sentence;
}

/**
 * A text rule against promises: it finds sentences that make one and do not deny it.
 *
 * @param vocabulary of the trade, which knows how its sentences offer, ask and deny.
 */
export function forbidPromises(promises: Promises, vocabulary = PLAIN_VOCABULARY): TextRule {
  const { name, words, message, hint, allowed, offers = [], negative = false } = promises;
  const claims = together(promises.claims, vocabulary);
  const offered = together(offers, vocabulary);
  const either = new RegExp(sourceOf([...promises.claims, ...offers], vocabulary));
  const groups = words.map(wordOf);
  // Most statements promise nothing, and to look for a word is cheaper than for all phrases.
  const isSuspect = (statement: string) => groups.every((word) => word.test(statement));
  const breaks = (judged: string) => {
    // What excuses a promise is looked for only where there is one.
    if (judged.search(either) === -1 || WARNED.test(judged)) return false;
    const kept = negative ? judged : vocabulary.withoutHarmless(judged);
    const sentence = withoutAllowed(kept, allowed);
    const promised = (phrase: RegExp | undefined) => {
      for (const { start, end } of phrase ? matches(sentence, phrase) : [])
        if (negative || !vocabulary.isDenied(sentence, start, end)) return true;
      return false;
    };
    return promised(claims) || (vocabulary.others?.test(sentence) !== true && promised(offered));
  };
  return {
    name,
    ...(promises.source ? { source: promises.source } : {}),
    words,
    breaches(text, plain) {
      const found: Breach[] = [];
      for (const { sentence, judged } of statements(text, plain, {
        negative,
        vocabulary,
        isSuspect,
      }))
        if (breaks(judged)) found.push({ sentence, message, hint });
      return found;
    },
  };
}
