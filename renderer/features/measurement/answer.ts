import { lasting, watchStorage } from '../../browser/storage.ts';
import { CONSENT_KEY, type ConsentAnswer, mayBeMeasured, parseAnswer } from './consent.ts';

/** The answer of a browser that keeps nothing: it lasts as long as the page. */
let unkept: ConsentAnswer | undefined;

const listeners = new Set<() => void>();

function tellListeners(): void {
  for (const listener of listeners) listener();
}

/** What the visitor has answered; undefined before that. */
export function readAnswer(): ConsentAnswer | undefined {
  if (unkept !== undefined) return unkept;
  return parseAnswer(lasting.get(CONSENT_KEY));
}

/**
 * Keeps the answer and tells everybody who listens, in other tabs too.
 *
 * @returns false if the browser keeps nothing and the answer holds for this page only.
 */
export function keepAnswer(answer: ConsentAnswer): boolean {
  unkept = lasting.set(CONSENT_KEY, answer) ? undefined : answer;
  tellListeners();
  return unkept === undefined;
}

/** True if the browser says no for every site (Global Privacy Control). */
export function hasOptedOut(): boolean {
  return Boolean((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl);
}

/** Whether this visit may be measured now. */
export function mayMeasure(): boolean {
  const required = document.documentElement.dataset.consent === 'required';
  return mayBeMeasured({ answer: readAnswer(), optedOut: hasOptedOut(), required });
}

/** Calls `listener` whenever the answer may have changed: here, in another tab, or on a page that comes back. */
export function onAnswer(listener: () => void): void {
  if (listeners.size === 0) {
    watchStorage(CONSENT_KEY, tellListeners);
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) tellListeners();
    });
  }
  listeners.add(listener);
}
