import './data-layer.ts';
import { mayMeasure, onAnswer } from './answer.ts';
import { refusedCommands } from './consent-mode.ts';

/** The tag's code, once loaded. */
let tag: Promise<typeof import('./tag.ts')> | undefined;

/**
 * Loads the tag if the visit may be measured, and stops it if it no longer may.
 *
 * @param earlier whether the tag may receive what has happened on the page so far.
 */
async function apply(earlier: boolean): Promise<void> {
  if (!tag && !mayMeasure()) return;
  tag ??= import('./tag.ts');
  const { startTag, stopTag } = await tag;
  // The answer may have changed while the code was loading.
  if (mayMeasure()) startTag(earlier);
  else stopTag();
}

/** The page works without measurement; the next change tries again. */
function ignore(): void {
  tag = undefined;
}

/** Measures as far as the visitor allows, now and after every changed answer. */
export function followConsent(): void {
  if (!mayMeasure()) {
    // A tag that the owner has added to the page manually must see the refusal as well.
    window.dataLayer ??= [];
    window.dataLayer.unshift(...refusedCommands());
  }
  apply(true).catch(ignore);
  onAnswer(() => void apply(false).catch(ignore));

  const question = document.querySelector<HTMLElement>('.consent-question:not([hidden])');
  if (question) import('./question.ts').then(({ takeAnswer }) => takeAnswer(question), ignore);
  const place = document.querySelector<HTMLElement>('[data-consent-switch]');
  if (place) import('./consent-switch.ts').then(({ startSwitch }) => startSwitch(place), ignore);
}
