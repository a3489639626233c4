import { denies, isDenied, withoutHarmless } from './denial.ts';
import type { Breach, Law, ReadText } from './law.ts';
import { GET, WE } from './phrases.ts';
import { plainWords, sentencesOf } from './plain-words.ts';

/** What a law forbids to promise. */
export interface Promises {
  name: string;
  words: Law['words'];
  message: string;
  hint: string;
  /** Phrases that promise it, in plain words, as sources of regular expressions. */
  claims: readonly string[];
  /** Phrases that promise it unless the sentence gives the work to a lawyer or an office. */
  offers?: readonly string[];
  /** Phrases that only look like it. */
  lawful?: RegExp;
  /** True if the promise is itself a denial ("no ID needed"), so that negations excuse nothing. */
  negative?: boolean;
}

/** Those who may do what a notary may not. */
const OTHERS =
  /\b(?:(?<!powers? of )attorneys?|lawyers?|abogad[oa]s?|accredited|counsel|clerk|court|judge|lender|legal aid|law firm|vital records|from the state|registro civil|state's|funeral home|oficina|condado)\b/;

/** A visitor's question; of others, "Need a deed drafted?" is one, the question is the offer. */
const ASKED =
  /^(?:so |and |but |y |o )?(?:do|does|did|can|could|will|would|is|are|may|must|should|what|why|how|when|where|who|which|whether|pueden?|podemos|puedo|hacen|hace|dan|da|ofrecen?|certifican|notarizan|redactan|llenan|explican|ayudan|es|son|que|quien|cuando|como|donde|tienen?|tengo)\b/;

const YES =
  /^(?:yes|yeah|sure|of course|absolutely|certainly|always|gladly|si|claro|por supuesto)\b/;
const NO = /^(?:no|not|never|sorry|unfortunately|none|nobody|only|nunca|tampoco|jamas|solo)\b/;

/** Warnings of what others promise. */
const WARNED =
  /\b(?:somebody|someone|anyone|anybody|whoever|those) (?:who )?(?:promis\w+|offers?|offering|tells?|claims?)\b/;

/** "Do you draft deeds?" that is answered with yes says "we draft deeds". */
function asStatement(question: string): string {
  return question
    .replace(/^(?:do|can|could|will|would) (?:you|your notary|a notary)\b/, 'we')
    .replace(/\?$/, '');
}

/** One sentence to judge. */
interface Statement {
  sentence: string;
  /** What is judged: the sentence with its answer, if it is a question with one that matters. */
  judged: string;
}

function* statements(
  { next, denied }: ReadText,
  words: string,
  negative: boolean,
): Generator<Statement> {
  const sentences = sentencesOf(words);
  let list = denied === true;
  for (const [index, sentence] of sentences.entries()) {
    // "We never:" and "Not included:" deny what they lead to.
    const led = list;
    list = denied === true || (sentence.endsWith(':') && denies(sentence));
    if (led && !negative) continue;
    if (!sentence.endsWith('?')) {
      yield { sentence, judged: sentence };
      continue;
    }
    const answer = sentences[index + 1] ?? sentencesOf(plainWords(next ?? ''))[0] ?? '';
    if (negative) yield { sentence, judged: `${sentence} ${answer}` };
    else if (YES.test(answer)) yield { sentence, judged: `${asStatement(sentence)} ${answer}` };
    else if (!ASKED.test(sentence) && !NO.test(answer) && !denies(answer))
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

function sourceOf(phrases: readonly string[]): string {
  return sharing(WE, sharing(GET, phrases)).join('|');
}

function together(phrases: readonly string[]): RegExp | undefined {
  return phrases.length === 0 ? undefined : new RegExp(sourceOf(phrases), 'g');
}

/** Where a phrase stands in a sentence. `matchAll` makes a new expression of it each time: these are long. */
function* matches(sentence: string, phrase: RegExp): Generator<{ start: number; end: number }> {
  phrase.lastIndex = 0;
  for (let found = phrase.exec(sentence); found; found = phrase.exec(sentence))
    yield { start: found.index, end: phrase.lastIndex };
}

/** Blots out what only looks like a promise. */
function withoutLawful(sentence: string, lawful: RegExp | undefined): string {
  return lawful ? sentence.replace(lawful, (words) => ' '.repeat(words.length)) : sentence;
}

/** A law against promises: sentences that make one and do not deny it. */
export function lawAgainst(promises: Promises): Law {
  const { name, words, message, hint, lawful, negative = false } = promises;
  const claims = together(promises.claims);
  const offers = together(promises.offers ?? []);
  const either = new RegExp(sourceOf([...promises.claims, ...(promises.offers ?? [])]));
  const breaks = (judged: string) => {
    // Most sentences promise nothing: what excuses a promise is looked for only where there is one.
    if (judged.search(either) === -1 || WARNED.test(judged)) return false;
    const sentence = withoutLawful(negative ? judged : withoutHarmless(judged), lawful);
    const promised = (phrase: RegExp | undefined) => {
      for (const { start, end } of phrase ? matches(sentence, phrase) : [])
        if (negative || !isDenied(sentence, start, end)) return true;
      return false;
    };
    return promised(claims) || (!OTHERS.test(sentence) && promised(offers));
  };
  return {
    name,
    words,
    breaches(text, plain) {
      const found: Breach[] = [];
      for (const { sentence, judged } of statements(text, plain, negative))
        if (breaks(judged)) found.push({ sentence, message, hint });
      return found;
    },
  };
}
