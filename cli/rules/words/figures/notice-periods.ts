import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { nounRoot } from '../counts/nouns.ts';
import { sentenceAt } from '../sentence-at.ts';
import { headingAbove } from '../surroundings.ts';
import { knownFigures } from './known-figures.ts';
import { readNumber } from './number-words.ts';

/** Names of facts that say until when something can be called off: `cancellationHours`, `storno.tage`. */
const NAMED = /cancel|notice|storn|absag|anulaci|aviso/i;

const UNIT =
  '(?:(?<working>working|business|ganze|volle|full) )?(?<unit>hours?|days?|weeks?|stunden?|(?:werk|arbeits)?tagen?|wochen?|horas?|días?|semanas?)(?<workdays> (?:laborables|hábiles))?';

/** A time before something, or of notice. */
const BEFORE = new RegExp(
  `(?<=(?:at least|with|mindestens|bis(?: zu)?|hasta|al menos|con|mínimo|up to|until) )(?<number>\\d{1,3}|\\p{L}{2,12}) ${UNIT}['’]?(?: (?:vorher|davor|notice|before|beforehand|vor|antes|de antelación|in advance|ahead|im voraus))(?!\\p{L})`,
  'giu',
);

/** A fact that is a time with its unit. */
const TIME = new RegExp(`^(?<number>\\d{1,3}|\\p{L}{2,12}) ${UNIT}$`, 'iu');

/** The unit directly after a reference. */
const UNIT_FIRST = new RegExp(`^${UNIT}(?!\\p{L})`, 'iu');

/** A cheap test for one. */
const SEEN =
  /(?:hours?|days?|weeks?|stunden?|tagen?|wochen?|horas?|días?|semanas?|laborables|hábiles)['’]? (?:vor|davor|notice|before|in adv|ahead|antes|de antel|im vor)/i;

/** Calls something off, or moves it. */
const CALLS_OFF =
  /(?<!\p{L})(?:cancel\p{L}*|call(?:ed)? off|reschedul\p{L}*|postpon\p{L}*|(?:mov|chang)(?:e|es|ed|ing) (?:your |the |a |an )?\p{L}+|absag\p{L}*|abgesagt|abmeld\p{L}*|storno\p{L}*|abzusagen|stornier\p{L}*|verschieb\p{L}*|verschoben|umbuch\p{L}*|anul\p{L}+|aplaz\p{L}+|cambi(?:ar|e|a|o)\p{L}*)(?!\p{L})/iu;

/** Says that it costs nothing. */
const FREE =
  /(?<!\p{L})(?:free|nothing|no (?:charge|fee|cost)|without (?:charge|a fee|cost)|in full|kostenlos|kostenfrei|gratis|nichts|ohne (?:kosten|gebühr)|sin (?:coste|costo|cargo|gastos)|gratuit\p{L}+|nada)(?!\p{L})/iu;

/** Says that something is paid, and perhaps how much, or that it is too late. */
const COSTS =
  /%|[€$£]|\{fees|(?<!\p{L})(?:percent|prozent|por ciento|half|hälfte|mitad|fees?|charges?|gebühr\p{L}*|berechne\p{L}*|cobr\p{L}+|later than|less than|weniger als|später als|menos de)(?!\p{L})/iu;

/** A time until which something can be called off, by the name of its fact. */
interface Notice {
  name: string;
  text: string;
  value: number;
  unit: string;
}

/** A time that differs by more is that of another thing. */
const NEAR = 3;

function numberOf(written: string): number | undefined {
  if (/^\d/.test(written)) return Number(written);
  return (
    readNumber(written, 'en') ?? readNumber(written, 'de') ?? readNumber(written, 'es') ?? undefined
  );
}

/** The unit in a time; working days are one of their own. */
function unitIn({ unit = '', working = '', workdays }: Record<string, string | undefined>): string {
  const isWorking = workdays !== undefined || /^(?:working|business)$/i.test(working);
  if (isWorking || /^(?:werk|arbeits)tag/i.test(unit)) return 'working day';
  return nounRoot(unit);
}

/** Days are hours; a day is as long as 24 of them, a working day is not. */
function measureOf({
  value,
  unit,
}: Pick<Notice, 'value' | 'unit'>): [length: number, kind: string] {
  return unit === 'day' ? [24 * value, 'hour'] : [value, unit];
}

function noticeOf(facts: Facts, name: string): Notice[] {
  const text = facts.get(name) ?? '';
  const { number, ...groups } = TIME.exec(text)?.groups ?? {};
  const value = number === undefined ? undefined : numberOf(number);
  if (value !== undefined) return [{ name, text, value, unit: unitIn(groups) }];
  const figure = knownFigures(facts).find((known) => known.name === name);
  const unit = figure?.nouns.find((noun) => /^(?:hour|day|week)$/.test(noun));
  return unit !== undefined && figure?.value !== undefined
    ? [{ name, text, value: figure.value, unit }]
    : [];
}

const known = new WeakMap<Facts, readonly Notice[]>();

function noticesOf(facts: Facts): readonly Notice[] {
  const notices =
    known.get(facts) ??
    facts.names.filter((name) => NAMED.test(name)).flatMap((name) => noticeOf(facts, name));
  known.set(facts, notices);
  return notices;
}

/** False if no text of a copy says how long before something is called off. */
export function mayNotify(copy: string, facts: Facts): boolean {
  return noticesOf(facts).length > 0 && SEEN.test(copy);
}

/** At the beginning of a sentence about a case of its own: "If you book the whole house, 60 days before". */
const IN_A_CASE =
  /^(?:wer|bei|für|if you|for|when you|whoever|si|para|quien(?:es)?|en caso de|cuando)(?!\p{L})/iu;

/** What stands around a text. */
interface Around {
  /** Its siblings, such as the question that it answers. */
  beside: string;
  /** All texts of its file, which may show the fact. */
  copy: string;
  /** What the page is about. */
  topic: string;
}

/** Facts about calling off; a notice may be that of a contract, or of a visit. */
const OF_CALLING_OFF = /cancel|storn|absag|anulaci|resched|abmeld/i;

/** Words of keys that say nothing of what is called off. */
const MANNER =
  /^(?:cancel\p{L}*|storno\p{L}*|absag\p{L}*|anula\p{L}*|resched\p{L}*|abmeld\p{L}*|notice|aviso|frist|stornofrist|absagefrist|free|late|until|hours?|days?|stunden|tage|werktage|horas|dias)$/iu;

/** What is called off by the name of a fact: the course of `kursStorno`. */
function subjectsOf(name: string): string[] {
  const key = name.slice(name.lastIndexOf('.') + 1);
  return key.split(/(?=[A-Z])|[_-]/).filter((word) => word.length > 3 && !MANNER.test(word));
}

/** True if a text names what a fact is of by its name. */
function isOfSubject({ name }: Notice, said: string): boolean {
  const small = said.toLowerCase();
  return subjectsOf(name).some((word) => small.includes(word.toLowerCase()));
}

/** What is called off by a heading or a sentence: not a visit or a booking, which any of the things may be. */
const OBJECT = new RegExp(
  [
    '(?:absagen?|abmeldung|storno|stornierung|umbuchung|cancell?(?:ation|ing|ations)|rescheduling|anulaci[oó]n|anular|cancelaci[oó]n|cancelar|aplazar)\\s(?:(?:von|bei|für|of|for|an?|the|your|de|del|una?|el|la|los|las|su|der|die|das|des|dem|den|eine[nmrs]?|ein|einem)\\s){1,2}(?<object>\\p{L}{3,})',
    '(?:den|die|das|einen?|the|an?)\\s(?<thing>\\p{Lu}\\p{L}{2,})\\s(?:absagen|stornieren|umbuchen)',
    '(?:cancel|reschedule)\\s(?:an?|the|my|your)\\s(?<one>\\p{L}{3,})',
    '(?<many>\\p{L}{4,})\\s(?:absagen|stornieren|cancellations?)',
  ].join('|'),
  'giu',
);
const ANY_OBJECT =
  /^(?:termin|buchung|reservier|besuch|auftrag|appointment|booking|visit|reservation|order|slot|cita|reserva|visita|pedido|können|kann|kostenlos|frist|bitte|wieder|auch|free|your|late|about|time|day)/iu;

/** True if some words say that another thing is called off than the one that a fact is of, in whose words the file speaks of the latter. */
function isOfOtherObject({ name }: Notice, said: string, copy: string): boolean {
  const words = subjectsOf(name).map((word) => word.toLowerCase());
  const small = copy.replace(/\{[^{}]*\}/g, '').toLowerCase();
  if (!words.some((word) => small.includes(word))) return false;
  return [...matchesIn(said, OBJECT)].some(({ groups = {} }) =>
    Object.values(groups).some((object) => object !== undefined && !ANY_OBJECT.test(object)),
  );
}

/** True if a file shows a fact with the unit of its name: `cancelDays` may be followed by "working days". */
function isShownIn(copy: string, { name, text, unit }: Notice): boolean {
  const reference = `{${name}}`;
  const at = copy.indexOf(reference);
  if (at < 0) return false;
  const after = copy.slice(at + reference.length).trimStart();
  return /\p{L}/u.test(text) || unitIn(UNIT_FIRST.exec(after)?.groups ?? {}) === unit;
}

/** Directly after the time. */
const AFTER =
  /['’]?\s(?:vorher|davor|notice|before|beforehand|vor|antes|de antelación|in advance|ahead|im voraus)$/iu;

/**
 * Times until which something is called off for nothing that no fact of this unit has. What is said in words, or without that it
 * costs nothing, is compared where the page shows the fact, too, or is about what the fact is of by its name.
 */
export function* otherNotices(
  text: string,
  facts: Facts,
  { beside, copy, topic }: Around = { beside: '', copy: '', topic: '' },
): Generator<{ span: Span; meant: Notice }> {
  for (const { 0: found, index, groups = {} } of matchesIn(text, BEFORE)) {
    const { number = '', unit = '' } = groups;
    const value = numberOf(number);
    if (value === undefined) continue;
    const said = { value, unit: unitIn(groups) };
    const [length, kind] = measureOf(said);
    const alike = noticesOf(facts).filter((notice) => measureOf(notice)[1] === kind);
    if (alike.some((notice) => measureOf(notice)[0] === length)) continue;
    const at = sentenceAt(text, index);
    const [sentence, heading] = [text.slice(at.start, at.end), headingAbove(text, index)];
    const isLong = text.includes('\n\n');
    const around = isLong ? `${heading} ${sentence}` : `${beside} ${topic}`;
    const own = alike.filter(({ name }) => OF_CALLING_OFF.test(name));
    const named = own.filter((notice) => isOfSubject(notice, around));
    // A long text is about several things, each with a time of its own.
    const shown = isLong ? [] : own.filter((notice) => isShownIn(copy, notice));
    const likely = named.length > 0 ? named : shown;
    const isOne = likely.length === 1;
    const [meant] = isOne ? likely : alike.filter(({ unit: known }) => known === said.unit);
    // The sentence says the fact as well: another time is that of something else.
    if (!meant || sentence.includes(`{${meant.name}}`)) continue;
    if (isLong && IN_A_CASE.test(sentence) && copy.includes(`{${meant.name}}`)) continue;
    const isOther = !isOfSubject(meant, around) && isOfOtherObject(meant, around, copy);
    if (isOther) continue;
    const isFree = FREE.test(sentence);
    const isCalledOff = CALLS_OFF.test(sentence) || CALLS_OFF.test(heading);
    const isNotice = /notice|antelación|advance|voraus/i.test(found);
    const isInDigits = /^\d/.test(number) && !/w(?:eek|oche)|semana/i.test(unit);
    const isPlain = isInDigits && meant.unit === said.unit && (isNotice || isCalledOff) && isFree;
    const [known] = measureOf(meant);
    const isNear = Math.max(length, known) <= NEAR * Math.min(length, known);
    const isShown =
      isOne &&
      isNear &&
      (isCalledOff || CALLS_OFF.test(beside)) &&
      (isFree || !COSTS.test(sentence));
    if (!isPlain && !isShown) continue;
    const hasUnit = /\p{L}/u.test(meant.text);
    const end = index + (hasUnit ? found.search(AFTER) : number.length);
    yield { span: [index, end], meant };
  }
}
