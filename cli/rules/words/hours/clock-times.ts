import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { minutes, TIME } from './clock-ranges.ts';
import { inClockDigits } from './clock-words.ts';

/** A single time, and what the words before it make of it. */
export interface ClockTime {
  span: Span;
  at: number;
  /** `opens` and `closes` are said of a business, `limit` of anything. */
  as: 'opens' | 'closes' | 'limit';
}

const ONE = new RegExp(
  `(?<![\\d.,/:$€£–-])(?:(?<las>\\blas? )|(?<![\\d.,/:$€£–-]))${TIME('a')}(?![\\d/%€$:–-]|[.,]\\d|\\s?(?:-|–|to\\b|bis\\b))`,
  'giu',
);

const OPENS =
  /(?<!\p{L})(?:open(?:s|ed|ing)?(?: up)?(?: (?:daily|again|every (?:day|morning)|\p{L}+s))?(?: at| from)|(?:öffnen|öffnet|geöffnet|offen)(?: \p{L}+)?(?: um| ab)?|ab|abr(?:e|en|imos)(?: (?:a|desde))?|abiert\p{L}+ (?:a partir de|desde))\s+$/iu;

const CLOSES =
  /(?<!\p{L})(?:until|till?|(?:close[sd]?|closing|shuts?)(?: (?:daily|every day|up|\p{L}+s))? at|bis(?: um)?|schließ(?:en|t)(?: wir)?(?: um)?|cierran?(?: a)?|cerramos(?: a)?|cerrando a|cierre es a|hasta|(?:ladenschluss|feierabend)(?: ist)?(?: bei uns)? um|(?:shut|lock up)(?: daily| every day)? at|(?:open|abiert[oa]s?)(?: daily| every day| todos los días)?,?(?: from| de| desde)? \u2060+ (?:to|a))\s+$/iu;

const LIMIT =
  /(?<!\p{L})(?:after|before|by|past|from|nach|vor|spätestens(?: um)?|antes de|después de|a partir de|desde)\s+$/iu;

/** Words of the other that opens or closes. */
const OTHERS =
  /(?<!\p{L})(?:bank|branch|school|schools|post office|court|clerk|doors?|market|stores?\b(?=.*\bother)|exhibition|park|banco|escuela|correos|juzgado|schule|kita|post|amt|gericht|markt|einlass)(?!\p{L})[^.!?]*$/iu;

/** The end of a day in words: in texts, it is a time only where something is open until then. */
const MIDNIGHT = /(?<!\p{L})(?:midnight|mitternacht|medianoche)(?!\p{L})/giu;
const OF_DAY_END = /(?<!\p{L})(?:la )$/iu;

/** Minutes of a day, at whose end it is midnight. */
export const DAY_END = 24 * 60;

/** The times in a text that say when something opens, closes, or must have happened. */
export function* clockTimes(text: string): Generator<ClockTime> {
  for (const { 0: found, index } of matchesIn(text, MIDNIGHT)) {
    const before = text.slice(0, index).replace(OF_DAY_END, '');
    if (CLOSES.test(before) && !OTHERS.test(before))
      yield { span: [index, index + found.length], at: DAY_END, as: 'closes' };
  }
  const { text: digits, whole } = inClockDigits(text);
  for (const { 0: found, index, groups: g = {} } of matchesIn(digits, ONE)) {
    const { las, ah = '', am, ap } = g;
    if (Number(ah) > 24 || (las === undefined && am === undefined && ap === undefined)) continue;
    const before = digits.slice(Math.max(0, index - 80), index).replace(/\s+(?:las? +)?$/, ' ');
    const as = OPENS.test(before)
      ? 'opens'
      : CLOSES.test(before)
        ? 'closes'
        : LIMIT.test(before)
          ? 'limit'
          : undefined;
    if (as === undefined || OTHERS.test(before)) continue;
    const start = index + (las ?? '').length;
    const at = minutes(ah, am, ap);
    yield { span: whole([start, index + found.trimEnd().length]), at, as };
  }
}
