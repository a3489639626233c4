import type { Facts } from '../../../content/facts/facts.ts';
import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { keyStems } from '../counts/count-context.ts';
import { nounRoot } from '../counts/nouns.ts';
import { sentenceAt } from '../sentence-at.ts';
import { blockOf, headingAbove } from '../surroundings.ts';
import { DAYS } from './weekdays.ts';

/** Days that come round again: those of English and German have an ending. */
const DAY = DAYS.map(([en, es, de]) => `${en}s|${es}s?|${de}s`).join('|');

/** Several of them. */
const LIST = new RegExp(
  `(?<![\\p{L}{.])(?:${DAY})(?:(?:, | and | & | y | und )(?:los |on )?(?:${DAY}))+(?!\\p{L})`,
  'giu',
);

/** A fact that is nothing else. */
const WHOLE = new RegExp(`^(?:los |on )?${LIST.source}$`, 'iu');

const SEEN = new RegExp(LIST.source, 'iu');

const NUMBERS = new Map(DAYS.flatMap((names, day) => names.map((name) => [name, day] as const)));

/** The days of a list, from Monday as 0. */
function daysIn(list: string): Set<number> {
  const words = list.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(
    words.flatMap((word) => NUMBERS.get(word) ?? NUMBERS.get(word.replace(/s$/, '')) ?? []),
  );
}

/** Days on which something takes place, by the name of their fact. */
interface FactDays {
  name: string;
  text: string;
  days: ReadonlySet<number>;
  /** The beginnings of the words that say what it is, of the key or else of its group. */
  about: readonly string[];
}

/** Words of keys that say only that they are days. */
const MANNER = /^(?:days?|dias?|tage?|weekda|wochen|day|fijos)$/;

function aboutOf(name: string): string[] {
  const [key = '', group = ''] = name.split('.').toReversed();
  const telling = (part: string) => keyStems(part).filter((stem) => !MANNER.test(stem));
  const own = telling(key);
  return own.length > 0 ? own : telling(group);
}

const known = new WeakMap<Facts, readonly FactDays[]>();

function daysOf(facts: Facts): readonly FactDays[] {
  const found =
    known.get(facts) ??
    facts.names.flatMap((name) => {
      const text = facts.get(name) ?? '';
      if (!WHOLE.test(text)) return [];
      return [{ name, text, days: daysIn(text), about: aboutOf(name) }];
    });
  known.set(facts, found);
  return found;
}

/** False if no text of a copy lists days, or no fact does. */
export function mayMeetOtherwise(copy: string, facts: Facts): boolean {
  return daysOf(facts).length > 0 && SEEN.test(copy);
}

/** Before days that are no list of all, or were others. */
const OTHERWISE =
  /(?<!\p{L})(?:between|entre|zwischen|except|außer|excepto|salvo|not|nicht|no|until|formerly|früher|damals|antes|hasta)\s(?:on |los )?$|(?<!\p{L})(?:used to|früher|formerly|antes|damals|closed|geschlossen|cerrad\p{L}+|\p{L}*urlaub)(?!\p{L})/iu;

/** The shortest word that tells what a sentence is about. */
const TELLING = /\p{L}{4,}/gu;

/** Words of sentences about days that tell nothing. */
const COMMON =
  /^(?:los|todos|cada|every|each|with|from|para|desde|when|then|dann|wenn|auch|there|here|hier|aquí|unser\p{L}*|nuestr\p{L}*|vamos|come|kommen|kommt|van|wird|werden|have|haben|sind|estamos|hacemos|until|hasta|sobre|also|tambi\p{L}*)$/u;

function stemsOf(text: string): Set<string> {
  const plain = text.replace(/\{[^{}]*\}/g, '').replace(LIST, '');
  const words = plain.toLowerCase().match(TELLING) ?? [];
  return new Set(
    words.filter((word) => !COMMON.test(word)).map((word) => nounRoot(word).slice(0, 6)),
  );
}

/** Telling words that sentences about the same share. */
const SHARED = 2;

/** True if a file says of a fact elsewhere what a sentence says. */
function isSaidOf({ name }: FactDays, sentence: string, { whole }: CopyFile): boolean {
  const said = stemsOf(sentence);
  return whole.texts.some(({ text }) => {
    const at = text.indexOf(`{${name}}`);
    if (at < 0) return false;
    const { start, end } = sentenceAt(text, at);
    const common = [...stemsOf(text.slice(start, end))].filter((stem) => said.has(stem));
    return common.length >= SHARED;
  });
}

/** Facts about a route, and what sentences about one say instead. */
const ROUTE = /^(?:ruta|route|tour)/;
const ON_ROUTE =
  /(?<!\p{L})(?:pueblos|recorr\p{L}+|salimos|villages|dörfern?|ortschaften)(?!\p{L})/iu;

function isAbout({ about }: FactDays, sentence: string, said: ReadonlySet<string>): boolean {
  if (about.some((stem) => said.has(stem))) return true;
  return about.some((stem) => ROUTE.test(stem)) && ON_ROUTE.test(sentence);
}

/** The lists of days in a text that miss those of a fact by one, where the text says what the fact is of. */
export function* otherDays(
  located: LocatedText,
  file: CopyFile,
  facts: Facts,
): Generator<{ span: Span; meant: FactDays }> {
  const { text } = located;
  for (const { 0: found, index } of matchesIn(text, LIST)) {
    const days = daysIn(found);
    const all = daysOf(facts);
    const isKnown = all.some((fact) => [...days].every((day) => fact.days.has(day)));
    if (isKnown) continue;
    const { start, end } = sentenceAt(text, index);
    const sentence = text.slice(start, end);
    if (OTHERWISE.test(text.slice(start, index))) continue;
    // The sentence says the fact as well.
    if (all.some(({ name }) => sentence.includes(`{${name}}`))) continue;
    file.dependsOnOthers(located);
    const heading = text.includes('\n') ? headingAbove(text, index) : blockOf(located, file.raw);
    const said = stemsOf(`${sentence}\n${heading}`);
    const near = all.filter(
      (fact) =>
        fact.days.size === days.size &&
        [...days].filter((day) => !fact.days.has(day)).length === 1 &&
        (isAbout(fact, sentence, said) || isSaidOf(fact, sentence, file)),
    );
    const [meant, ...others] = near;
    if (meant && others.length === 0) yield { span: [index, index + found.length], meant };
  }
}
