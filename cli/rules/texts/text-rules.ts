import { FACT_REFERENCE, type Facts } from '../../content/facts/facts.ts';
import type { LandingFile } from '../../content/pages/landing-file.ts';
import type { LocatedText, Rule, RuleFinding } from '../../content/rule.ts';
import { isShared } from '../../content/shared-values.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { speaksOfItself } from '../../content/text-rules/of-others.ts';
import { plainWords } from '../../content/text-rules/plain-words.ts';
import type { Breach, ReadText, TextRule } from '../../content/text-rules/text-rule.ts';
import { valueAt } from '../../content/value-path.ts';
import { spanOf } from '../find-source.ts';
import { copyParts, readAs, type TextParts } from '../texts.ts';
import { bodyTexts } from './body-texts.ts';
import { answering } from './company.ts';
import { type BreachInPlace, isExcused } from './excused.ts';
import { KnownTexts } from './known-texts.ts';
import { PhraseLook } from './phrase-look.ts';
import { type PhraseTables, phraseTables } from './phrase-tables.ts';
import { QuickLook } from './quick-look.ts';
import { textBelow } from './text-below.ts';

/** A breach and the violated rule. */
export interface FoundBreach extends Breach {
  rule: TextRule;
}

/** A breach in a text of a value. */
export interface LocatedBreach extends FoundBreach {
  path: readonly PropertyKey[];
}

/** A fact that violates a rule by itself is reported in the configuration, not on each page that shows it. */
export function isOfFact(raw: unknown, rule: TextRule, facts: Facts): boolean {
  if (typeof raw !== 'string') return false;
  return [...matchesIn(raw, FACT_REFERENCE)].some(([, name = '']) => {
    const text = facts.get(name);
    return text !== undefined && rule.breaches({ text }, plainWords(text), facts).length > 0;
  });
}

/** A text with everything that `answering` looks at. */
function withContext(texts: readonly LocatedText[], index: number): string {
  const [before, text = '', next] = [index - 1, index, index + 1].map((at) => texts[at]?.text);
  const isAnswer = before?.endsWith('?') === true;
  const below = textBelow(texts, index)?.below ?? '';
  if (!isAnswer && !text.endsWith('?')) return below === '' ? text : `${text}\0${below}`;
  return [isAnswer ? before : '', text, next, below].join('\0');
}

/** True for the name and the description of a landing. */
function isTopic(path: readonly PropertyKey[]): boolean {
  return path.length === 2 && path[0] === 'page' && path[1] !== 'updated';
}

/** What is checked of a text, one statement or block at a time, with its context. */
function readsOf(texts: readonly LocatedText[], index: number): Iterable<ReadText> {
  const { path, text } = texts[index] as LocatedText;
  return path.at(-1) === 'body'
    ? bodyTexts(text)
    : [{ text, ...answering(texts, index), ...textBelow(texts, index), isTopic: isTopic(path) }];
}

/** What surrounds the texts of one key of a file and `answering` looks at. */
function contextOfPart(texts: readonly LocatedText[], start: number, end: number): string {
  const [first, before, last, next] = [start - 1, end - 2, end - 1, end].map(
    (at) => texts[at]?.text,
  );
  const answers = first?.endsWith('?') ? first : '';
  const goesOn = before?.endsWith('?') || last?.endsWith('?');
  return `${answers}\0${goesOn ? next : ''}`;
}

/** What `phraseTables` does, perhaps from a cache. */
export type AnalyzePhrases = (rules: readonly TextRule[]) => PhraseTables;

/** Texts without a breach. */
interface FineTexts {
  /** With their context. */
  texts: KnownTexts;
  /** The texts of values that several files have in common, with the context in which all are fine. */
  parts: WeakMap<object, string>;
}

/** The text rules of one site; without any, nothing is checked. */
export class TextRules {
  /** The same rules as rules for landings. */
  readonly landing: readonly Rule[];
  readonly #rules: readonly TextRule[];
  readonly #look: QuickLook | undefined;
  readonly #analyze: AnalyzePhrases;
  #phrases: PhraseLook | undefined;
  readonly #fine = new WeakMap<Facts, FineTexts>();
  /** Cache: every rule asks for the same landing in turn. */
  #last: { page: object; found: readonly LocatedBreach[] } | undefined;

  /**
   * @param rules that have passed `checkTextRules`.
   * @param analyze their phrases, once a text may have one.
   */
  constructor(rules: readonly TextRule[], analyze: AnalyzePhrases = phraseTables) {
    this.#rules = rules;
    this.#analyze = analyze;
    this.#look = rules.length === 0 ? undefined : new QuickLook(rules);
    this.landing = rules.map((rule) => ({
      name: rule.name,
      severity: 'error',
      check: (landing, facts) => this.#findings(rule, landing, facts),
    }));
  }

  /** True if there is no rule. */
  get isEmpty(): boolean {
    return this.#look === undefined;
  }

  /** False if a text cannot violate any rule, whatever its length. */
  isSuspicious(text: string): boolean {
    return this.#suspects(text) !== 0;
  }

  /** The rules that a text might violate, one bit each. */
  #suspects(text: string): number {
    return this.#look?.suspects(text) ?? 0;
  }

  /** Breaches in a text. */
  breachesOf(read: ReadText, facts: Facts): Iterable<FoundBreach> {
    const suspected = this.#suspects(read.text);
    return suspected === 0 ? [] : this.#breaches(read, suspected, facts);
  }

  /** The suspected rules that have a phrase which may be in the text. */
  #closer({ text, next }: ReadText, suspected: number): { look: PhraseLook; suspected: number } {
    this.#phrases ??= new PhraseLook(this.#analyze(this.#rules));
    const look = this.#phrases;
    // A question is read together with what precedes it, and with its answer.
    const read = next === undefined ? text : `${text.replaceAll('. ', ', ')} ${next}`;
    return { look, suspected: look.remaining(read, suspected) };
  }

  *#breaches(read: ReadText, first: number, facts: Facts): Generator<FoundBreach> {
    const { look, suspected } = this.#closer(read, first);
    if (suspected === 0) return;
    const words = plainWords(read.text);
    const told: string[] = [];
    for (const [index, rule] of this.#rules.entries()) {
      if ((suspected & (1 << index)) === 0) continue;
      for (const breach of rule.breaches(read, words, facts, look.possible(index))) {
        // Of two rules that a sentence breaks, the first is told: mending it once is enough.
        const { sentence } = breach;
        if (told.some((known) => known.includes(sentence) || sentence.includes(known))) continue;
        told.push(sentence);
        yield { ...breach, rule };
      }
    }
  }

  /** Breaches in the texts of a value, with their paths. */
  *breachesIn(value: unknown, parts: TextParts, facts: Facts): Generator<LocatedBreach> {
    const fine = this.#fine.get(facts) ?? { texts: new KnownTexts(), parts: new WeakMap() };
    this.#fine.set(facts, fine);
    const texts = parts.flat();
    /** Sentences of the next text that are already reported together with the question before it. */
    let inNext: string[] = [];
    let page: string | undefined;
    let start = 0;
    for (const part of parts) {
      const end = start + part.length;
      const context = contextOfPart(texts, start, end);
      if (fine.parts.get(part) !== context) {
        let isFine = true;
        for (let index = start; index < end; index += 1) {
          const before = inNext;
          inNext = [];
          const { path, text } = texts[index] as LocatedText;
          const isBody = path.at(-1) === 'body';
          const known = isBody ? text : withContext(texts, index);
          const kind = isBody ? 'body' : 'text';
          if (fine.texts.has(known, kind)) continue;
          const suspected = this.#suspects(text);
          let hasNone = true;
          if (suspected !== 0)
            for (const breach of this.#breachesAt(index, { texts, suspected, facts })) {
              hasNone = false;
              if (breach.inNext) inNext.push(breach.sentence);
              else if (before.includes(breach.sentence)) continue;
              page ??= plainWords(texts.map(({ text }) => text).join(' | '));
              if (breach.unless?.(page)) continue;
              const at = breach.inNext ? texts[index + 1]?.path : undefined;
              if (!isExcused(value, path, breach)) yield { ...breach, path: at ?? path };
            }
          if (hasNone) fine.texts.add(known, kind);
          else isFine = false;
        }
        if (isFine && isShared(part)) fine.parts.set(part, context);
      } else inNext = [];
      start = end;
    }
  }

  /** Breaches in one text, read in its context. */
  *#breachesAt(
    index: number,
    { texts, suspected, facts }: { texts: readonly LocatedText[]; suspected: number; facts: Facts },
  ): Generator<BreachInPlace> {
    const isBody = texts[index]?.path.at(-1) === 'body';
    for (const read of readsOf(texts, index))
      for (const breach of isBody
        ? this.breachesOf(read, facts)
        : this.#breaches(read, suspected, facts))
        yield {
          ...breach,
          denied: read.denied === true,
          ofOthers: read.ofOthers === true && !speaksOfItself(breach.sentence),
        };
  }

  #found({ page, raw }: LandingFile, facts: Facts): readonly LocatedBreach[] {
    if (this.#last?.page === page) return this.#last.found;
    const found = this.isEmpty
      ? []
      : [...this.breachesIn(page.landing, copyParts(page.landing), facts)].filter(
          ({ rule, path }) => !isOfFact(valueAt(raw, path), rule, facts),
        );
    this.#last = { page, found };
    return found;
  }

  *#findings(rule: TextRule, landing: LandingFile, facts: Facts): Generator<RuleFinding> {
    const told = new Set<string>();
    for (const breach of this.#found(landing, facts)) {
      const place = breach.path.join('.');
      if (breach.rule !== rule || told.has(place)) continue;
      told.add(place);
      const { path, message, hint } = breach;
      const text = valueAt(landing.raw, path);
      const span = typeof text === 'string' ? spanOf(readAs(path.at(-1), text), breach) : undefined;
      yield { path, ...(span ? { span } : {}), message, hint };
    }
  }
}
