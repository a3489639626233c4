import { lasting, watchStorage } from '../../browser/storage.ts';
import { CONSENT_KEY, type ConsentAnswer, mayBeMeasured, parseAnswer } from './consent.ts';

/** The answer in a browser without storage: valid until the page closes. */
let unkept: ConsentAnswer | undefined;

const listeners = new Set<() => void>();

function tellListeners(): void {
  for (const listener of listeners) listener();
}

/** The visitor's answer; undefined if there is none yet. */
export function readAnswer(): ConsentAnswer | undefined {
  if (unkept !== undefined) return unkept;
  return parseAnswer(lasting.get(CONSENT_KEY));
}

/**
 * Stores the answer and notifies all listeners, in other tabs too.
 *
 * @returns false if the browser stores nothing and the answer is valid for this page only.
 */
export function keepAnswer(answer: ConsentAnswer): boolean {
  unkept = lasting.set(CONSENT_KEY, answer) ? undefined : answer;
  tellListeners();
  return unkept === undefined;
}

/** Whether the browser opts out for every site (Global Privacy Control). */
export function hasOptedOut(): boolean {
  return Boolean((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl);
}

/** Whether this visit may be measured now. */
export function mayMeasure(): boolean {
  const required = document.documentElement.dataset.consent === 'required';
  return mayBeMeasured({ answer: readAnswer(), optedOut: hasOptedOut(), required });
}

/**
 * Calls `listener` whenever the answer may have changed: here, in another tab, or on a page restored from the
 * back/forward cache.
 */
export function onAnswer(listener: () => void): void {
  if (listeners.size === 0) {
    watchStorage(CONSENT_KEY, tellListeners);
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) tellListeners();
    });
  }
  listeners.add(listener);
}
