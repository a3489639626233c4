import type { Facts } from '../../../content/facts/facts.ts';
import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { SMALL_NUMBERS } from '../figures/small-numbers.ts';
import { proseOf } from '../prose-of.ts';
import { sentenceAt } from '../sentence-at.ts';
import { DISTANCES, nounRoot, UNITS } from './nouns.ts';

/** A fact that says from how many on a price is lower: `fees.groupDiscountSigners`. */
interface Threshold {
  name: string;
  value: number;
  /** What is counted, in the form of `nounRoot`. */
  noun: string;
}

/** A number from which a price is lower, where a fact has another one. */
export interface OtherThreshold {
  located: LocatedText;
  span: Span;
  known: Threshold;
}

/** Words of a key that say that something is reduced, or for whom. */
const REDUCED_KEY =
  /discount|rebate|group|bulk|rabatt|nachlass|ermae?ssig|gruppe|staffel|descuento|rebaja|grupo/i;

/** Last words of keys that count no persons or things. */
const NO_THINGS =
  /^(?:percent|prozent|porcentaje|share|rate|amount|price|betrag|preis|importe)s?$/i;

/** The last word of a key, if others say what it is for. */
const LAST_WORD = /(?<=[\p{Ll}\d._-])\p{Lu}?\p{Ll}{3,}$/u;

/** A sentence that says that something is cheaper. */
const REDUCED =
  /(?<!\p{L})(?:%|percent|discount\p{L}*|reduc\p{L}*|off|less|cheaper|saves?|drops?|group rates?|rabatt\p{L}*|nachlass\p{L}*|prozent|günstiger|billiger|weniger|ermäßig\p{L}*|gruppenpreis\p{L}*|por ciento|descuent\p{L}*|rebaj\p{L}*|menos|más barat\p{L}*|ahorr\p{L}*)(?!\p{L})|%/iu;

const NUMBER = `(?<!\\p{L}|\\d)(?:\\d{1,3}|${[...SMALL_NUMBERS.keys()].join('|')})(?![\\p{L}\\d])`;

/** A number with what it counts, from which on something holds. */
const FROM = new RegExp(
  [
    `(?<more>${NUMBER})(?:\\+|\\s(?:or more|and more|or over|oder mehr|und mehr|o más|y más))\\s(?:(?:of|de) )?(?<things>\\p{L}{3,})`,
    `(?<!\\p{L})(?:from|at least|starting (?:at|with)|a minimum of|ab|mindestens|a partir de|desde|al menos|mínimo)\\s(?<least>${NUMBER})\\s(?<counted>\\p{L}{3,})`,
    `(?<first>${NUMBER})\\s(?<noun>\\p{L}{3,})\\s(?:or more|and up|and over|oder mehr|und mehr|o más|en adelante)(?!\\p{L})`,
  ].join('|'),
  'giu',
);

/** A quick test for one. */
const SEEN =
  /(?<!\p{L})(?:or more|and more|or over|and up|and over|at least|minimum|starting|from|ab|mindestens|oder mehr|und mehr|o más|y más|partir|desde|al menos|mínimo|adelante)(?!\p{L})|\d\+/iu;

const known = new WeakMap<Facts, readonly Threshold[]>();

function thresholdsOf(facts: Facts): readonly Threshold[] {
  const thresholds =
    known.get(facts) ??
    facts.names.flatMap((name): Threshold[] => {
      const value = facts.get(name) ?? '';
      const key = name.slice(name.lastIndexOf('.') + 1);
      const last = LAST_WORD.exec(key)?.[0];
      if (!/^\d{1,3}$/.test(value) || last === undefined) return [];
      const noun = nounRoot(last.toLowerCase());
      if (NO_THINGS.test(last) || UNITS.has(noun) || DISTANCES.has(noun)) return [];
      const isReduced = REDUCED_KEY.test(name.slice(0, -last.length));
      return isReduced ? [{ name, value: Number(value), noun }] : [];
    });
  known.set(facts, thresholds);
  return thresholds;
}

/** Numbers of persons or things, in digits or words, from which a price is said to be lower, and is not. */
export function* otherThresholds(
  { copy, texts }: Pick<CopyFile, 'copy' | 'texts'>,
  facts: Facts,
): Generator<OtherThreshold> {
  if (!SEEN.test(copy)) return;
  const thresholds = thresholdsOf(facts);
  if (thresholds.length === 0) return;
  for (const located of texts) {
    if (!SEEN.test(located.text)) continue;
    const text = proseOf(located.text);
    for (const { 0: found, index, groups = {} } of matchesIn(text, FROM)) {
      const { more, least, first, things, counted, noun } = groups;
      const number = more ?? least ?? first ?? '';
      const root = nounRoot((things ?? counted ?? noun ?? '').toLowerCase());
      const same = thresholds.filter((each) => each.noun === root);
      const value = SMALL_NUMBERS.get(number.toLowerCase()) ?? Number(number);
      const [meant, ...others] = same;
      // Of several steps, each may be the one that is meant.
      if (!meant || others.length > 0 || meant.value === value) continue;
      const { start, end } = sentenceAt(text, index);
      const sentence = text.slice(start, end);
      const steps = [...matchesIn(sentence, FROM)];
      if (steps.length > 1 || !REDUCED.test(sentence)) continue;
      const at = index + found.indexOf(number);
      yield { located, span: [at, at + number.length], known: meant };
    }
  }
}
