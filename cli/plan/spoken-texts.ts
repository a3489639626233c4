import { attributeIn } from '../content/html-tags.ts';
import { matchesIn } from '../content/text-rules/matches-in.ts';
import { laidOutText } from './unseen-characters.ts';

/** Attributes that are read aloud or shown, and the texts of scripts. */
const SPOKEN =
  /\s(aria-label|aria-description|placeholder|title|label|data-(?!variants=)[\w-]+)="([^"]+)"/g;

/** A text for people: with spaces between words, and no data. */
const PROSE = /^(?![[{]|https?:).*\p{L}.*\s.*\p{L}/u;

/** Inputs whose value a visitor sees. */
const SHOWS_VALUE = /^(?!hidden$|radio$|checkbox$)/;

/** Attributes of scripts also hold names and numbers. */
function isShown(key: string, text: string): boolean {
  return !key.startsWith('data-') || PROSE.test(text);
}

/** The texts in the attributes of an element that visitors read or hear, at once or from a script. */
export function spokenTexts(name: string, attributes: string): string[] {
  const texts = [...matchesIn(attributes, SPOKEN)].flatMap(([, key = '', value = '']) => {
    const text = laidOutText(value);
    return isShown(key, text) ? [text] : [];
  });
  const isField = name === 'input' && SHOWS_VALUE.test(attributeIn(attributes, 'type') ?? '');
  const value = isField ? laidOutText(attributeIn(attributes, 'value') ?? '') : '';
  return value === '' ? texts : [...texts, value];
}

/** Attributes without those texts. */
export function unspoken(attributes: string): string {
  return attributes.replace(SPOKEN, (whole, key: string, value: string) =>
    isShown(key, laidOutText(value)) ? '' : whole,
  );
}

/** The texts of an island, which its script shows in some states only; undefined if it has none. */
export function islandWords(attributes: string): unknown {
  const json = attributeIn(attributes, 'data-words');
  return json?.startsWith('{') ? JSON.parse(json) : undefined;
}
