import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { areOthersOpen } from './hours-of-others.ts';

/** States that the business is always open. */
const ALWAYS =
  /\b(?:open|abiert[oa]s?|geöffnet)\s+(?:24\s?\/\s?7|24 hours|las 24 horas|around the clock|rund um die uhr)|(?:24\s?\/\s?7|rund um die uhr|24 stunden|tag und nacht)\s+(?:open|(?:für (?:sie|dich|euch) )?(?:geöffnet|offen|da)|abierto)(?!\p{L})|\bwe(?: are|['’]re)(?: always)? (?:here|there|at your service)(?: for you)? (?:24\s?\/\s?7|(?:a|the )?round the clock|day and night)|\bestamos (?:(?:aquí|para usted|a su servicio|disponibles) )?(?:24\s?\/\s?7|las 24 horas|día y noche)|\batendemos (?:24\s?\/\s?7|(?:las )?24 horas|de día y de noche)|\bwalk in (?:at )?any ?time(?:,? day or night)?/iu;

/** Says that the business itself is not. */
const BUT_WE =
  /(?<!\p{L})(?:we (?:are|do) not|we['’]re not|we aren['’]t|wir (?:sind )?nicht|nosotros no)(?!\p{L})/iu;

/** The words by which a text says that the business never closes; undefined if it says so of others, or nothing. */
export function alwaysOpenIn(text: string, facts: Facts): Span | undefined {
  const found = ALWAYS.exec(text);
  if (!found) return undefined;
  const { 0: words, index } = found;
  const isOfOthers = areOthersOpen(text.slice(0, index), facts) || BUT_WE.test(text.slice(index));
  return isOfOthers ? undefined : [index, index + words.length];
}
