import type { BookingChoices } from '../../../schemas/config/booking-choices.ts';
import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Localized } from '../../../schemas/localized.ts';
import type { Words, WordsByLanguage } from '../../../schemas/words/words.ts';
import type { SiteTemplates } from '../../context/site-templates.ts';
import { inLanguage, languagesOf } from '../../text/languages.ts';
import { DAY_PARTS, isOpenIn } from './day-parts.ts';

/** Texts of the booking dialog, in the language of the page it is opened on. */
export type BookingWords = Words['booking'] & Pick<Words['actions'], 'newTab'>;

/** An option to choose. */
export interface BookingChoice {
  /** The value sent: the name of a part of the day, or the label in the main language. */
  value: string;
  label: string;
}

/** Choices of the engine's booking dialog on pages in one language. */
export interface BookingOffer {
  words: BookingWords;
  /** Bookable services; if empty, the question is omitted. */
  services: BookingChoice[];
  timeSlots: BookingChoice[];
  asksAddress: boolean;
}

function choices(
  labels: readonly Localized[],
  language: string,
  languages: readonly [string, ...string[]],
): BookingChoice[] {
  return labels.map((label) => ({
    value: inLanguage(label, languages[0], languages),
    label: inLanguage(label, language, languages),
  }));
}

/** Time choices for a business that defines none: the parts of the day in which it is open at all. */
function dayParts(
  { business }: Pick<SiteConfig, 'business'>,
  words: BookingWords,
): BookingChoice[] {
  return DAY_PARTS.filter((part) => isOpenIn(part, business.hours)).map(({ name }) => ({
    value: name,
    label: words[name],
  }));
}

/**
 * Whether booking buttons open the engine's own dialog: booking is enabled, and the site provides no form of its own.
 */
export function hasBookingDialog(
  { features }: Pick<SiteConfig, 'features'>,
  definition: Pick<SiteTemplates, 'features'>,
): boolean {
  return Boolean(features?.booking) && definition.features?.booking !== true;
}

/** Choices of the engine's booking dialog, by page language; languages without texts for it are omitted. */
export function bookingOffers(
  config: SiteConfig,
  words: WordsByLanguage,
): Readonly<Record<string, BookingOffer>> {
  const languages = languagesOf(config);
  const said = config.features?.booking;
  const {
    services = [],
    timeSlots,
    address = false,
  }: BookingChoices = typeof said === 'object' ? said : {};
  const offers = languages.flatMap((language) => {
    const spoken = words[language];
    if (!spoken) return [];
    const bookingWords = { ...spoken.booking, newTab: spoken.actions.newTab };
    const offer: BookingOffer = {
      words: bookingWords,
      services: choices(services, language, languages),
      timeSlots: timeSlots
        ? choices(timeSlots, language, languages)
        : dayParts(config, bookingWords),
      asksAddress: address,
    };
    return [[language, offer] as const];
  });
  return Object.fromEntries(offers);
}
