import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { nounRoot } from '../counts/nouns.ts';
import { headingAbove, sentenceAt } from '../surroundings.ts';
import { type KnownFigure, knownFigures } from './known-figures.ts';

/** Names of facts that say until when something can be called off: `cancellationHours`, `storno.tage`. */
const NAMED = /cancel|notice|storn|absag|anulaci|aviso/i;

const UNIT = 'hours?|days?|stunden?|tagen?|horas?|días?';

/** A time before something, or of notice. */
const BEFORE = new RegExp(
  `(?<=(?:at least|with|mindestens|bis|hasta|al menos|con|mínimo|up to|until) )(?<number>\\d{1,3}) (?<unit>${UNIT})['’]?(?: (?:vorher|davor|notice|before|beforehand|vor|antes|de antelación|in advance|ahead|im voraus))(?!\\p{L})`,
  'giu',
);

/** A cheap test for one. */
const SEEN =
  /\d (?:hours?|days?|stunden?|tagen?|horas?|días?)['’]? (?:vor|davor|notice|before|in adv|ahead|antes|de antel|im vor)/i;

/** Calls something off, or moves it. */
const CALLS_OFF =
  /(?<!\p{L})(?:cancel\p{L}*|call(?:ed)? off|reschedul\p{L}*|postpon\p{L}*|(?:mov|chang)(?:e|es|ed|ing) (?:your |the |a |an )?\p{L}+|absag\p{L}*|abgesagt|abzusagen|stornier\p{L}*|verschieb\p{L}*|verschoben|umbuch\p{L}*|anul\p{L}+|aplaz\p{L}+|cambi(?:ar|e|a|o)\p{L}*)(?!\p{L})/iu;

/** Says that it costs nothing. */
const FREE =
  /(?<!\p{L})(?:free|nothing|no (?:charge|fee|cost)|without (?:charge|a fee|cost)|in full|kostenlos|kostenfrei|gratis|nichts|ohne (?:kosten|gebühr)|sin (?:coste|costo|cargo|gastos)|gratuit\p{L}+|nada)(?!\p{L})/iu;

const known = new WeakMap<Facts, readonly KnownFigure[]>();

function periodsOf(facts: Facts): readonly KnownFigure[] {
  const periods =
    known.get(facts) ??
    knownFigures(facts).filter(
      ({ name, nouns, value }) =>
        value !== undefined &&
        NAMED.test(name) &&
        nouns.some((noun) => /^(?:hour|day|stunde|tag|hora|día|dia)$/.test(noun)),
    );
  known.set(facts, periods);
  return periods;
}

/** False if no text of a copy says how long before something is called off. */
export function mayNotify(copy: string, facts: Facts): boolean {
  return periodsOf(facts).length > 0 && SEEN.test(copy);
}

/** Times until which something is called off for nothing that no fact of this unit has. */
export function* otherNotices(
  text: string,
  facts: Facts,
): Generator<{ span: Span; meant: KnownFigure }> {
  for (const { 0: found, index, groups = {} } of matchesIn(text, BEFORE)) {
    const { number = '', unit = '' } = groups;
    const root = nounRoot(unit);
    const same = periodsOf(facts).filter(({ nouns }) => nouns.includes(root));
    const [meant] = same;
    if (!meant || same.some(({ value }) => value === Number(number))) continue;
    const { start, end } = sentenceAt(text, index);
    const sentence = text.slice(start, end);
    const isNotice = /notice|antelación|advance|voraus/i.test(found);
    const isCalledOff =
      isNotice || CALLS_OFF.test(sentence) || CALLS_OFF.test(headingAbove(text, index));
    if (isCalledOff && FREE.test(sentence)) yield { span: [index, index + number.length], meant };
  }
}
