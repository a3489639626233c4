import type { LocatedText } from '../../../content/rule.ts';
import { titlesOf } from '../page-titles.ts';
import { sentenceAt } from '../sentence-at.ts';
import { headingsAbove, namesOfEntry } from '../surroundings.ts';
import { isBody } from '../text-kinds.ts';

const HEADING = /^(?<level>#{1,6})\s+(?<words>.+)$/;

/** A part of a body, from its heading to the next one of the same level or above. */
export interface BodyPart {
  level: number;
  heading: string;
  span: readonly [start: number, end: number];
}

/** The parts of a body; those of a lower level are in others. */
export function partsOfBody(text: string): BodyPart[] {
  const parts: (Omit<BodyPart, 'span'> & { start: number })[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const { level, words = '' } = HEADING.exec(line)?.groups ?? {};
    if (level !== undefined) parts.push({ level: level.length, heading: words, start });
    start += line.length + 1;
  }
  return parts.map(({ level, heading, start: from }, number) => {
    const next = parts.find((part, other) => other > number && part.level <= level);
    return { level, heading, span: [from, next?.start ?? text.length] };
  });
}

/**
 * What says which of several things a passage is about, the nearest first: its sentence, the headings above it or the names of its entry,
 * and the titles of its page.
 *
 * @param text of the place, in which the numbers may have been put in digits.
 */
export function namesAround(located: LocatedText, raw: object, text: string, at: number): string[] {
  const { start, end } = sentenceAt(text, at);
  const headings = isBody(located)
    ? partsOfBody(text)
        .filter(({ span: [from, to] }) => from <= at && at < to)
        .map(({ heading }) => heading)
        .toReversed()
    : [namesOfEntry(located, raw), headingsAbove(located, raw)];
  return [text.slice(start, end), ...headings, ...titlesOf(raw)].filter(Boolean);
}
