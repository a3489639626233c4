import { createHash } from 'node:crypto';
import { isSwitchedOn } from '../../renderer/context/feature-switches.ts';
import { type VisitorFacts, visitorFacts } from '../../renderer/context/visitor-facts.ts';
import { bookingOffers, hasBookingDialog } from '../../renderer/features/booking/booking-offer.ts';
import { languagesOf } from '../../renderer/text/languages.ts';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { WordsByLanguage } from '../../schemas/words/words.ts';
import type { SiteDefinition } from '../site/define-site.ts';

/** Labels of the services that a message can be about, by language. */
function serviceLabels(words: WordsByLanguage): Pick<VisitorFacts, 'serviceLabels'> {
  const labels = Object.entries(words).flatMap(([language, { contact }]) =>
    contact.services ? [[language, contact.services] as const] : [],
  );
  return labels.length === 0 ? {} : { serviceLabels: Object.fromEntries(labels) };
}

/** Texts around toasts, by page language. */
function toastWords(config: SiteConfig, words: WordsByLanguage): Pick<VisitorFacts, 'toasts'> {
  const spoken = languagesOf(config).flatMap((language) => {
    const { toasts } = words[language] ?? {};
    return toasts ? [[language, toasts] as const] : [];
  });
  return { toasts: Object.fromEntries(spoken) };
}

/** The facts that browser scripts fetch, with additions that only they use. */
export function fetchedFacts(
  config: SiteConfig,
  words: WordsByLanguage,
  definition: SiteDefinition,
): VisitorFacts {
  const facts = { ...visitorFacts(config, definition), ...toastWords(config, words) };
  if (!isSwitchedOn('booking', config, definition)) return facts;
  return hasBookingDialog(config, definition)
    ? { ...facts, bookingOffers: bookingOffers(config, words) }
    : { ...facts, ...serviceLabels(words) };
}

/** The facts that islands fetch, with a content hash in the name so that browsers can cache them. */
export function factsFile(
  config: SiteConfig,
  words: WordsByLanguage,
  definition: SiteDefinition,
): { file: string; content: string } {
  const content = JSON.stringify(fetchedFacts(config, words, definition));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { file: `assets/facts.${hash}.json`, content };
}
