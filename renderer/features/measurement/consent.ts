import type { BrowserKey } from '../../browser/browser-keys.ts';

/** What a visitor has said to being measured. */
export type ConsentAnswer = 'yes' | 'no';

/** Key in `localStorage` of the answer. */
export const CONSENT_KEY = 'measurementConsent' satisfies BrowserKey;

/** Everything that can be kept under the key; anything else there is no answer. */
export const CONSENT_ANSWERS: readonly ConsentAnswer[] = ['yes', 'no'];

/** The answer that was kept; undefined if there is none or something else stands there. */
export function parseAnswer(kept: string | undefined): ConsentAnswer | undefined {
  return CONSENT_ANSWERS.find((answer) => answer === kept);
}

/**
 * Whether the tag may be loaded.
 *
 * @param optedOut the browser sends Global Privacy Control, which no answer outweighs.
 * @param required nothing may be loaded before a yes.
 */
export function mayBeMeasured({
  answer,
  optedOut,
  required,
}: {
  answer: ConsentAnswer | undefined;
  optedOut: boolean;
  required: boolean;
}): boolean {
  if (optedOut) return false;
  return required ? answer === 'yes' : answer !== 'no';
}
