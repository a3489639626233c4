import type { Landing } from '../../schemas/landing.ts';

/** A text of a landing with its path. */
export interface PlacedText {
  path: readonly PropertyKey[];
  text: string;
}

/** Keys whose values are names or codes rather than copy. */
const CODES = new Set<PropertyKey>([
  'icon',
  'className',
  'backgroundPattern',
  'theme',
  'language',
  'translationOf',
  'updated',
  'aliases',
  'canonical',
]);

function* walk(value: unknown, path: readonly PropertyKey[]): Generator<PlacedText> {
  if (typeof value === 'string') {
    yield { path, text: value };
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* walk(item, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value))
      if (!CODES.has(key)) yield* walk(item, [...path, key]);
  }
}

/** Every text of a landing that a visitor or a search engine reads. */
export function copyTexts(landing: Landing): Generator<PlacedText> {
  return walk(landing, []);
}

/** Sentences of a text: claims and their negations stand together in one. */
export function sentences(text: string): string[] {
  return text.split(/(?<=[.!?;:])\s+/);
}
