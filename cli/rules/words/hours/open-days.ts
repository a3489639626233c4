import type { Facts } from '../../../content/facts/facts.ts';
import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { sentenceAt } from '../sentence-at.ts';
import { DAYS, dayNamed, hoursOn } from './weekdays.ts';

const ENGLISH = `(?<en>${DAYS.map(([day]) => day).join('|')})s`;
const SPANISH = DAYS.map(([, day]) => day).join('|');
const GERMAN = `(?<de>${DAYS.map(([, , day]) => day).join('|')})s`;

/** Says that the business itself is open on every such day. */
const OPEN = new RegExp(
  [
    `(?:^|[.;:·|(]\\s?|(?<!\\p{L})(?:we(?: are|['’]re)|(?:office|shop|store|clinic|studio) is) )(?:also )?open (?:on )?${ENGLISH}(?!\\p{L})`,
    `(?<!\\p{L})los (?<es>${SPANISH})s? (?:también )?(?:abrimos|estamos abiert[oa]s)(?!\\p{L})`,
    `(?<!\\p{L})abrimos (?:también )?los (?<abre>${SPANISH})s?(?!\\p{L})`,
    `(?<!\\p{L})${GERMAN} (?:(?:haben|sind) wir |ist )?(?:bei uns )?(?:auch )?(?:geöffnet|offen)(?!\\p{L})`,
  ].join('|'),
  'iu',
);

/** Not one day of one week, a part of it, or some of such days. */
const ALL =
  '(?!\\p{L}|,? (?:\\p{L}+ )?\\d| (?:altern|de |en |por |con |si |cuando |antes |salvo |except))';

/** The same without a subject, which elsewhere may be that of a neighbor: "El museo, abierto los domingos". */
const OPEN_HERE = new RegExp(
  [
    `^(?:también )?abiert[oa]s? (?:también )?(?:los )?(?<es>${SPANISH})s?${ALL}`,
    `^(?:los )?(?<first>${SPANISH})s? (?:también )?abiert[oa]s?${ALL}`,
    `^(?:also )?open (?:also )?(?:on )?${ENGLISH}(?: too)?(?!\\p{L})`,
    `^(?:auch )?${GERMAN} (?:auch )?(?:geöffnet|offen)(?!\\p{L})`,
  ].join('|'),
  'iu',
);

/** Cheap tests of a whole copy. */
const SEEN = ['eöffnet', 'offen', 'brimos', 'bierto', 'bierta'];
const SEEN_ENGLISH = /pen (?:also )?(?:on )?[MTWFS][a-z]{2,5}days/;

/** Says that not every such day is meant, or not for everybody. */
export const SOME =
  /first|last|second|third|every other|once|month|season|summer|winter|autumn|spring|advent|christmas|easter|december|fair|appointment|request|arrange|erste|letzte|zweite|monat|saison|sommer|weihnacht|dezember|vereinbar|anfrage|nach absprache|primer|último|mes\b|temporada|verano|invierno|navidad|diciembre|feria|cita|encargo/i;

/** Says for whom, or on what condition, alone the business is open: that is an exception, which its hours need not have. */
const ON_CONDITION =
  /(?<!\p{L})(?:(?:only|just|solely|exclusively) (?:for|to|by|with|if|when) (?!(?:\p{L}+ ){0,2}(?:hours?|morning|afternoon))|(?:for|by|with) (?:\p{L}+ )?(?:(?:bookings?|reservations?|appointments?|groups?|members|events) only|(?:prior |advance )(?:bookings?|reservations?))|nur (?:für|auf|mit|nach|bei|wenn)(?! \p{L}+ stunden)|(?:auf|nach|mit|bei) (?:vor(?:heriger|anmeldung)|(?:vor)?(?:anmeldung|reservierung|buchung|bestellung))|(?:solo|sólo|solamente|únicamente|exclusivamente) (?:para|con|por|a|si|bajo|previa) (?!(?:la |las |mañana|tarde))|(?:con|previa|bajo) (?:\p{L}+ )?reserva)/iu;

/** True for what a sentence says of some customers only, or of those who have booked. */
export function isOnCondition(text: string, at: number): boolean {
  const { start, end } = sentenceAt(text, at);
  return ON_CONDITION.test(text.slice(start, end));
}

/** Says that the business is closed on some days: the sentence says nothing of those on which it is open. */
const CLOSED =
  /(?<!\p{L})(?:shut|closed?|closing|geschlossen|schließ\p{L}+|cerrad[oa]s?|cerramos)(?!\p{L})/iu;

/** True if a text says that not all of some days are meant, unless another sentence says on which ones the business is closed. */
export function isOfSome(text: string, at: number): boolean {
  if (isOnCondition(text, at)) return true;
  if (!SOME.test(text)) return false;
  if (!CLOSED.test(text)) return true;
  let end = 0;
  return text.split(/(?<=[.!?\n])(?=\s|$)/).some((sentence) => {
    const start = end;
    end += sentence.length;
    const isOther = at < start || at >= end;
    const isOfClosing = isOther && CLOSED.test(sentence) && !/\d/.test(sentence);
    return !isOfClosing && SOME.test(sentence);
  });
}

/** The rest of a question, which claims nothing. */
const IN_QUESTION = /^[^.!?]*\?/;

/** False if no text of a copy says that something is open on a day. */
export function mayBeOpen(copy: string): boolean {
  return SEEN.some((word) => copy.includes(word)) || SEEN_ENGLISH.test(copy);
}

/** True for a text that speaks of the business whatever it says: in the words around all pages, and in a banner. */
export function isOfBusiness({ path }: LocatedText, { kind }: CopyFile): boolean {
  return kind === 'words' || path.includes('urgencyBanner');
}

/**
 * The day on which a text says that the business is open, and its hours that it is closed.
 *
 * @param isOwn true for a text that speaks of nothing else.
 */
export function openWhenClosed(text: string, facts: Facts, isOwn = false): Span | undefined {
  if (facts.hours !== true || SOME.test(text)) return undefined;
  const {
    0: found,
    index = 0,
    groups = {},
  } = OPEN.exec(text) ?? (isOwn ? OPEN_HERE.exec(text) : null) ?? {};
  const day = dayNamed(Object.values(groups).find((name) => name !== undefined) ?? '');
  if (found === undefined || day === undefined || hoursOn(day, facts).length > 0) return undefined;
  if (IN_QUESTION.test(text.slice(index + found.length))) return undefined;
  const start = found.length - found.trimStart().replace(/^[.;:·|(]\s?/, '').length;
  if (isOnCondition(text, index + start)) return undefined;
  return [index + start, index + found.length];
}
