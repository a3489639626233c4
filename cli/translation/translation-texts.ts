import { FACT_REFERENCE } from '../content/facts.ts';
import { type Path, pathName, valueAt } from '../content/value-path.ts';
import { copyTexts } from '../rules/texts.ts';
import type { TranslatedTexts } from './translation-record.ts';

/**
 * How a text and its translation stand to each other: `missing` if there is none or it is still the original, `stale` if the
 * original has been changed since.
 */
export type TranslationState = 'missing' | 'stale' | 'done';

/** A text of an original and what became of it. */
export interface TranslationText {
  path: Path;
  /** The path as people write it. */
  name: string;
  original: string;
  translation?: string;
  state: TranslationState;
  /** What the original said when it was translated, if that is something else. */
  before?: string;
}

/** True if there is nothing to translate in a text: facts, numbers and signs. */
function isSameEverywhere(text: string): boolean {
  return !/\p{L}/u.test(text.replace(new RegExp(FACT_REFERENCE, 'g'), ''));
}

function stateOf(
  original: string,
  translation: string | undefined,
  noted: string | undefined,
): TranslationState {
  if (translation === undefined) return 'missing';
  if (noted !== undefined) return noted === original ? 'done' : 'stale';
  return translation === original && !isSameEverywhere(original) ? 'missing' : 'done';
}

/**
 * The texts of a landing beside those of its translation. Of a text that nobody has noted, it is not known what it was
 * translated from: it counts as done if it is another.
 *
 * @param original value of the landing that is translated.
 * @param translation value of the other.
 */
export function translationTexts(
  original: object,
  translation: unknown,
  noted: TranslatedTexts,
): TranslationText[] {
  return copyTexts(original).flatMap(({ path }) => {
    const name = pathName(path);
    const text = valueAt(original, path);
    const other = valueAt(translation, path);
    if (typeof text !== 'string') return [];
    const before = Object.hasOwn(noted, name) ? noted[name] : undefined;
    const own = typeof other === 'string' ? other : undefined;
    const state = stateOf(text, own, before);
    return {
      ...{ path, name, original: text, state },
      ...(own === undefined ? {} : { translation: own }),
      ...(state === 'stale' && before !== undefined ? { before } : {}),
    };
  });
}

/**
 * What is to be noted after a translation was edited: each text that has changed is now one of the original as it is.
 *
 * @param before value of the translation as it was last saved.
 */
export function newlyTranslated(
  original: object,
  before: unknown,
  after: unknown,
): TranslatedTexts {
  const changed = copyTexts(original).flatMap(({ path }) => {
    const text = valueAt(original, path);
    const own = valueAt(after, path);
    const isNew = typeof own === 'string' && own !== valueAt(before, path) && own !== text;
    return isNew && typeof text === 'string' ? [[pathName(path), text] as const] : [];
  });
  return Object.fromEntries(changed);
}
