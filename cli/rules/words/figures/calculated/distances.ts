import { FACT_REFERENCE, type Facts } from '../../../../content/facts/facts.ts';
import { matchesIn } from '../../../../content/text-rules/matches-in.ts';
import { columnAt } from '../../counts/count-context.ts';
import { sentenceAt } from '../../sentence-at.ts';
import { DISTANCE_UNIT, type UnitName, unitOf } from '../unit-words.ts';

/** How far something is. */
export interface Distance {
  value: number;
  unit: UnitName;
  /** Where it begins in its words. */
  at: number;
}

const DISTANCE = new RegExp(
  `(?<![\\d.,:/€$£])(?<number>\\d{1,4}(?:[.,]\\d{1,2})?)(?:\\s(?:more|further|extra|additional|weitere|zusätzliche))?[\\s-]?(?<unit>${DISTANCE_UNIT})(?!\\p{L}|²|2)`,
  'giu',
);

/** A cell of a table that has only a number. */
const BARE_CELL = /(?<=\| )(?<number>\d{1,4}(?:[.,]\d)?)(?= +\|)/g;

const UNIT_OF_COLUMN = new RegExp(`(?<!\\p{L})(?<unit>${DISTANCE_UNIT})(?!\\p{L})`, 'iu');

function numberIn(digits: string): number {
  return Number(digits.replace(',', '.'));
}

/** Words with the numbers of the figures that they refer to. */
function withFigures(words: string, facts: Facts): string {
  return words.replace(FACT_REFERENCE, (reference, name: string) => {
    const figure = facts.get(name) ?? '';
    return /^\d[\d.,]*(?:\s\p{L}+)?$/u.test(figure) ? figure : reference;
  });
}

/** The distances that words say: "30 km", "{area.miles} miles". */
export function distancesIn(words: string, facts: Facts): Distance[] {
  return [...matchesIn(withFigures(words, facts), DISTANCE)].flatMap(({ groups = {}, index }) => {
    const unit = unitOf(groups.unit ?? '');
    return unit ? [{ value: numberIn(groups.number ?? ''), unit, at: index }] : [];
  });
}

/** The numbers of the row of a table around a position in columns whose headings say a distance: “Way (km)”. */
export function distancesInRow(text: string, position: number): Distance[] {
  const start = text.lastIndexOf('\n', position - 1) + 1;
  if (text[start] !== '|') return [];
  const row = text.slice(start, sentenceAt(text, position).end);
  return [...matchesIn(row, BARE_CELL)].flatMap(({ groups = {}, index }) => {
    const unit = unitOf(
      UNIT_OF_COLUMN.exec(columnAt(text, start + index) ?? '')?.groups?.unit ?? '',
    );
    return unit ? [{ value: numberIn(groups.number ?? ''), unit, at: index }] : [];
  });
}

/** A name behind a word that leads there. */
const PLACE =
  /(?<!\p{L})(?:nach|bis|in|im|für|to|for|as far as|a|al|hasta|para)\s(?<place>\p{Lu}[\p{L}’'-]+(?:\s(?:\p{Lu}[\p{L}’'-]+|am|an der|on|upon|de|del|la)){0,3})/gu;

/** Directly behind a sum: what it is for, without another sum or clause. */
const BEHIND =
  /^(?:\s(?!(?:und|sowie|and|y|e)\s)\p{L}+){0,4}?\s(?=(?:nach|bis|to|a|al|hasta|para)\s\p{Lu})/u;

/** The place that a sum is for: the one directly behind it, the last one before it in its sentence, or the only one of its entry. */
export function placeOfSum(before: string, after: string, entry: string): string | undefined {
  const near = BEHIND.exec(after)?.[0];
  const places = (words: string) =>
    [...matchesIn(words, PLACE)].map(({ groups }) => groups?.place ?? '');
  const [behind] = near === undefined ? [] : places(after.slice(near.length));
  const last = behind ?? places(before).at(-1);
  if (last !== undefined) return last;
  const ofEntry = new Set(places(entry));
  return ofEntry.size === 1 ? [...ofEntry][0] : undefined;
}

/** How far a place is as one of some texts says: of several distances of a sentence, the nearest to its name. */
export function distancesOf(place: string, entries: readonly string[], facts: Facts): Distance[] {
  return entries.flatMap((entry) => {
    if (!entry.includes(place)) return [];
    const named = withFigures(entry, facts).indexOf(place);
    const away = ({ at }: Distance) => Math.abs(at - named);
    const [nearest] = distancesIn(entry, facts).sort((one, other) => away(one) - away(other));
    return nearest ? [nearest] : [];
  });
}
