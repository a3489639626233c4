import { createHash } from 'node:crypto';
import { type VisitorFacts, visitorFacts } from '../../renderer/context/visitor-facts.ts';
import { bookingOffers, hasBookingDialog } from '../../renderer/features/booking/booking-offer.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';
import type { WordsByLanguage } from '../../schemas/words.ts';
import type { SiteDefinition } from '../site/define-site.ts';

/** The facts that browser scripts fetch, with additions that only they use. */
export function fetchedFacts(
  config: SiteConfig,
  words: WordsByLanguage,
  definition: SiteDefinition,
): VisitorFacts {
  const facts = visitorFacts(config, definition);
  return hasBookingDialog(config, definition)
    ? { ...facts, bookingOffers: bookingOffers(config, words) }
    : facts;
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
