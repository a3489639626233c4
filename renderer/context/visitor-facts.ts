import type { OwnFacts } from '../../schemas/config/own-facts.ts';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { ToastWords } from '../../schemas/words/toast-words.ts';
import type { Words } from '../../schemas/words/words.ts';
import type { BookingOffer } from '../features/booking/booking-offer.ts';
import type { SiteTemplates } from './site-templates.ts';

/** The parts of the configuration that scripts in the browser need; all of them are visible on pages anyway. */
const PARTS = [
  'site',
  'business',
  'features',
  'integrations',
  'analytics',
  'admin',
] as const satisfies readonly (keyof SiteConfig)[];

/** Facts that islands need: addresses of this site and external ones, names, and what the site's own scripts need. */
export type VisitorFacts = Pick<SiteConfig, (typeof PARTS)[number]> &
  OwnFacts & {
    /** Texts around toasts, by language; only in the facts file, because no markup holds a toast. */
    toasts?: Readonly<Record<string, ToastWords>>;
    /** Choices of the engine's booking dialog, by language; only in the facts file. */
    bookingOffers?: Readonly<Record<string, BookingOffer>>;
    /**
     * `contact.services` of the words, by language, for a booking dialog of the site's own; only in the facts file.
     */
    serviceLabels?: Readonly<Record<string, NonNullable<Words['contact']['services']>>>;
  };

/** The facts for the browser; conflicts and sample markers of the configuration are not published. */
export function visitorFacts(
  site: SiteConfig,
  { clientFacts = [] }: Pick<SiteTemplates, 'clientFacts'>,
): VisitorFacts {
  const parts = new Set<string>([...PARTS, ...clientFacts]);
  const sent = Object.entries(site).filter(([part]) => parts.has(part));
  return Object.fromEntries(sent) as unknown as VisitorFacts;
}
