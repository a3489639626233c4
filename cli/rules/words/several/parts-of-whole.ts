import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { isAbout } from '../figures/figure-topics.ts';
import { sentenceAt } from '../sentence-at.ts';

const SHARE =
  /(?<![\d.,])(?<number>\d{1,3}(?:[.,]\d)?)\s?(?:%|per ?cent(?!\p{L})|prozent(?!\p{L})|por ciento(?!\p{L}))/giu;

/** Between the shares of a whole. */
const BETWEEN =
  /[/,;:|·+()–—]|(?<!\p{L})(?:and|plus|then|the (?:rest|balance|remaining|other)|und|sowie|dann|der rest|die (?:übrigen|restlichen|anderen)|y|más|luego|el resto|el otro|restante)(?!\p{L})/giu;

/**
 * True for one of several shares that make up a whole, where its own words do not say that it is the fact: of “50 % ahead, 50 % on delivery”,
 * the second is no deposit. What stands before the first share announces it as well.
 */
export function isOtherPart(name: string, text: string, [start, end]: Span): boolean {
  const sentence = sentenceAt(text, start);
  const whole = text.slice(sentence.start, Math.max(end, sentence.end));
  const at = start - sentence.start;
  const shares = [...matchesIn(whole, SHARE)];
  const values = shares.map(({ groups = {} }) => Number((groups.number ?? '').replace(',', '.')));
  if (values.length < 2 || values.reduce((sum, value) => sum + value, 0) !== 100) return false;
  const breaks = [...matchesIn(whole, BETWEEN)];
  const isFirst = shares[0]?.index === at;
  const from = isFirst
    ? 0
    : (breaks.findLast(({ 0: sign, index }) => index + sign.length <= at)?.index ?? 0);
  const to = breaks.find(({ index }) => index >= end - sentence.start)?.index;
  return !isAbout(name, whole.slice(from, to));
}
