import { FACT_REFERENCE } from '../content/facts/facts.ts';
import { type Path, pathName, valueAt } from '../content/value-path.ts';
import { copyTexts } from '../rules/texts.ts';
import type { TranslatedTexts } from './translation-record.ts';

/**
 * State of a translated text: `missing` if there is no translation or it still equals the original, `stale` if the
 * original has changed since.
 */
export type TranslationState = 'missing' | 'stale' | 'done';

/** A text of an original and its translation. */
export interface TranslationText {
  path: Path;
  /** The path in readable form. */
  name: string;
  original: string;
  translation?: string;
  state: TranslationState;
  /** What the original said when it was translated, if it has changed. */
  before?: string;
}

/** True if a text has nothing to translate: only facts, numbers and symbols. */
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
 * Pairs the texts of a landing with those of its translation. If there is no record of what a text was translated
 * from, it counts as done if it differs from the original.
 *
 * @param original value of the landing that is translated.
 * @param translation value of the translated landing.
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
 * What to record after a translation was edited: each changed text is now a translation of the current original.
 *
 * @param before value of the translation when it was last saved.
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
