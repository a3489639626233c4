import { isDataMap } from '../edit/plain-data.ts';

/** Maximum length of a quoted value in characters; longer texts are cut off. */
const MOST_QUOTED = 160;

/** The first text inside a value, which identifies it to people. */
function firstText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const part of Object.values(value)) {
    const text = firstText(part);
    if (text !== undefined && text.trim() !== '') return text;
  }
  return undefined;
}

/** A value in a sentence: a text unchanged, a map by its first text. */
export function shownValue(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null) return '';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value) && value.every((entry) => typeof entry !== 'object'))
    return value.join(', ');
  if (isDataMap(value) && typeof value.src === 'string') return value.src;
  return firstText(value) ?? '';
}

/** A value in quotation marks; “nothing” for an empty text. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return 'nothing';
  if (line.length <= MOST_QUOTED) return `“${line}”`;
  return `“${line.slice(0, line.lastIndexOf(' ', MOST_QUOTED))} …”`;
}

/** A change as a sentence whose subject is its position. */
export function changeWords(before: string | undefined, after: string | undefined): string {
  if (before === undefined) return after === '' ? 'is new' : `${quoted(after ?? '')} is new`;
  if (after === undefined) return before === '' ? 'is gone' : `${quoted(before)} is gone`;
  return `${quoted(before)} is now ${quoted(after)}`;
}
