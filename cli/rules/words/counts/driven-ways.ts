import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { DISTANCE_UNIT } from '../figures/unit-words.ts';
import { sentenceAt } from '../sentence-at.ts';

const UNIT = new RegExp(`^[\\d.,]*[\\s\\u00a0-]?(?:${DISTANCE_UNIT})(?!\\p{L})`, 'iu');

/** Directly after a distance: it is how far a vehicle has been driven, or the way there and back, which no reach is. */
const DRIVEN =
  /^\s(?:on (?:it|her|him|them|the (?:clock|odometer|speedometer))|(?:auf|am) (?:dem )?(?:tacho|zähler|buckel)|gelaufen|gefahren|hin und (?:zurück|her)|there and back|(?:as a |for the )?round trip|ida y vuelta|en el (?:cuentakilómetros|odómetro|marcador)|recorrid[oa]s|encima)(?!\p{L})/iu;

/** Before it in its cell: what a line of a bill is for. */
const LINE = /^\|\s*\*{0,2}\p{L}[^|{}]*,\s$/u;

/** After it: the end of its cell, and a sum that is typed. */
const CHARGED = /^[^|{}\p{L}]*\|[^|{}]*\d[^|{}]*\|/u;

/** True for a distance that was driven: by a vehicle in its life, or on the way that a line of a bill charges: "| Delivery, 48 miles | $127.50 |". */
export function isDriven(text: string, [at]: Span): boolean {
  const [way] = UNIT.exec(text.slice(at)) ?? [];
  if (way === undefined) return false;
  const after = text.slice(at + way.length);
  if (DRIVEN.test(after)) return true;
  return LINE.test(text.slice(text.lastIndexOf('\n', at - 1) + 1, at)) && CHARGED.test(after);
}

const NUMBER = /(?<![\p{L}\d.,$€])\d+(?![\d.,]\d|\p{L})/gu;
/** Directly after the part of a way that is charged because the rest is free. */
const REST = new RegExp(
  `^\\d+(?:[\\s\\u00a0-](?:${DISTANCE_UNIT}))? (?:beyond|past|outside|over|further|farther|more than|above|of them|are charged|jenseits|über|hinter|außerhalb|mehr als|davon|mehr|más allá|fuera|pasad[oa]s|después|de más|se cobran|más que)(?!\\p{L})`,
  'iu',
);

/** True if a way and what of it is charged differ by the way that is known to be free: "35 miles away, 20 miles beyond the free ones". */
export function isReckonedWay(
  text: string,
  { span: [at], value }: { span: Span; value: number },
  known: number | undefined,
): boolean {
  const { start, end } = sentenceAt(text, at);
  const sentence = text.slice(start, end);
  const found = [...matchesIn(sentence, NUMBER)];
  return found.some(({ 0: digits, index }) => {
    const other = Number(digits);
    if (start + index === at || Math.abs(other - value) !== known) return false;
    return REST.test(sentence.slice(other < value ? index : at - start));
  });
}
