import type { BrowserKey } from '../../browser/browser-keys.ts';

/** The visitor's answer to being measured. */
export type ConsentAnswer = 'yes' | 'no';

/** `localStorage` key of the answer. */
export const CONSENT_KEY = 'measurementConsent' satisfies BrowserKey;

/** Valid values of the key; anything else counts as no answer. */
export const CONSENT_ANSWERS: readonly ConsentAnswer[] = ['yes', 'no'];

/** The stored answer; undefined if it is missing or invalid. */
export function parseAnswer(kept: string | undefined): ConsentAnswer | undefined {
  return CONSENT_ANSWERS.find((answer) => answer === kept);
}

/**
 * Whether the tag may be loaded.
 *
 * @param optedOut the browser sends Global Privacy Control, which overrides any answer.
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
