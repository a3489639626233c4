import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { areOthersOpen } from './hours-of-others.ts';

/** States that the business is always open. */
const ALWAYS =
  /\b(?:open|abiert[oa]s?|geöffnet)\s+(?:24\s?\/\s?7|24 hours|las 24 horas|around the clock|rund um die uhr)|(?:24\s?\/\s?7|rund um die uhr|24 stunden|tag und nacht)\s+(?:open|(?:für (?:sie|dich|euch) )?(?:geöffnet|offen|da)|abierto)(?!\p{L})|\bwe(?: are|['’]re)(?: always)? (?:here|there|at your service)(?: for you)? (?:24\s?\/\s?7|(?:a|the )?round the clock|day and night)|\bestamos (?:(?:aquí|para usted|a su servicio|disponibles) )?(?:24\s?\/\s?7|las 24 horas|día y noche)|\batendemos (?:24\s?\/\s?7|(?:las )?24 horas|de día y de noche)|\bwalk in (?:at )?any ?time(?:,? day or night)?/iu;

/** What people use without anybody there, directly before "open": a box for keys, a machine, a page to book on. */
const UNATTENDED =
  /(?<!\p{L})(?:key|drop|mail|letter|return|parcel|night)[- ]?(?:box(?:es)?|drop|safe|slot|lockers?)\s(?:(?:by|at|in|on) (?:the|our) \p{L}+,?\s)?(?:is )?,?\s?$|(?<!\p{L})(?:lockers?|machines?|atms?|self[- ]service(?: \p{L}+)?|charg(?:ers?|ing (?:points?|stations?))|(?:online|web)[ -]?(?:shop|store|booking|calendar)s?|booking page)(?: (?:by|at|in|on|outside) (?:the|our) \p{L}+)?,?\s$|(?<!\p{L})(?:buz[oó]n(?:es)?|cajeros?|taquillas?|casilleros?|autoservicio|máquinas?|expendedor(?:as?)?|cargador(?:es)?|punto de recarga|tienda en línea|reservas en línea)(?: (?:de|para) \p{L}+)?(?: (?:en|junto a) (?:el|la) \p{L}+)?,?\s(?:está\s)?$|(?<!\p{L})(?:\p{L}*(?:kasten|briefkästen|automat(?:en)?|schließfach|schließfächer|tresor|ladesäulen?|packstation)|selbstbedienung|SB-\p{L}+|onlineshop|online-\p{L}+)(?: (?:am|an der|im|in der|vor dem|vor der) \p{L}+)?,?\s(?:ist\s)?$/iu;

/** Says that the business itself is not. */
const BUT_WE =
  /(?<!\p{L})(?:we (?:are|do) not|we['’]re not|we aren['’]t|wir (?:sind )?nicht|nosotros no)(?!\p{L})/iu;

/** The words by which a text says that the business never closes; undefined if it says so of others, or nothing. */
export function alwaysOpenIn(text: string, facts: Facts): Span | undefined {
  const found = ALWAYS.exec(text);
  if (!found) return undefined;
  const { 0: words, index } = found;
  const before = text.slice(0, index);
  const isOfOthers =
    UNATTENDED.test(before) || areOthersOpen(before, facts) || BUT_WE.test(text.slice(index));
  return isOfOthers ? undefined : [index, index + words.length];
}

/** The first minute of a day, and each notation of its last. */
const MIDNIGHT = /^0?0[:.]00$/;
const LAST_MINUTE = /^(?:23[:.]59|24[:.]00|0?0[:.]00)$/;

const DAYS_OF_WEEK = 7;

/** True if the hours of the configuration run from midnight to midnight on every day. */
export function neverCloses({ site }: Facts): boolean {
  const { regular, week } = site?.business.hours ?? {};
  const isWhole = ({ opens, closes }: { opens: string; closes: string }) =>
    MIDNIGHT.test(opens) && LAST_MINUTE.test(closes);
  if (!week) return regular !== undefined && isWhole(regular);
  return new Set(week.filter(isWhole).flatMap(({ days }) => days)).size === DAYS_OF_WEEK;
}
