import type { OwnFacts } from '../../schemas/own-facts.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';
import type { BookingOffer } from '../features/booking/booking-offer.ts';
import type { SiteTemplates } from './site-templates.ts';

/** The parts of the configuration that a visitor's browser works with: all of them stand on pages anyway. */
const PARTS = [
  'site',
  'business',
  'features',
  'integrations',
  'analytics',
  'admin',
] as const satisfies readonly (keyof SiteConfig)[];

/** Facts that islands need: this site's and outside addresses, names, and what the site's own scripts work with. */
export type VisitorFacts = Pick<SiteConfig, (typeof PARTS)[number]> &
  OwnFacts & {
    /** What the engine's booking dialog asks, by language; only the file of facts has it. */
    bookingOffers?: Readonly<Record<string, BookingOffer>>;
  };

/** The facts for the browser; the conflicts and sample marks of the configuration stay at home. */
export function visitorFacts(
  site: SiteConfig,
  { clientFacts = [] }: Pick<SiteTemplates, 'clientFacts'>,
): VisitorFacts {
  const parts = new Set<string>([...PARTS, ...clientFacts]);
  const sent = Object.entries(site).filter(([part]) => parts.has(part));
  return Object.fromEntries(sent) as unknown as VisitorFacts;
}
