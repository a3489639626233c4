import type { z } from 'zod';
import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import { ENGINE_LANGUAGES, Language } from '../../../schemas/language.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { despiteFaults } from '../shape/despite-faults.ts';
import { type Path, valueAt } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { withoutAddresses } from './despite-addresses.ts';

/** A configuration of the wrong shape, as far as it is right. */
export interface ConfigDespiteFaults {
  /** Wrong parts are left out, or replaced where the engine needs a value; addresses are as they are written. */
  value: SiteConfig;
  locate: Locate;
  /** The parts about which nothing is known. */
  faulty: Path[];
  /** The findings that do not follow from what is wrong. */
  told(found: readonly Diagnostic[]): Diagnostic[];
}

function isLanguage(value: unknown): boolean {
  return Language.safeParse(value, { jitless: true }).success;
}

/** The language that most people in a country read (CLDR, likely subtags), if the engine has words in it. */
function languageIn(country: unknown): string {
  const isCode = typeof country === 'string' && /^[A-Z]{2}$/.test(country);
  const { language } = new Intl.Locale(`und-${isCode ? country : 'US'}`).maximize();
  return ENGINE_LANGUAGES.includes(language) ? language : 'en';
}

/**
 * Replaces languages that are none by those that are, or by the usual one of the country: all texts are read in one of
 * them.
 *
 * @returns whether something was replaced.
 */
function mendLanguages(config: unknown): boolean {
  const languages = valueAt(config, ['languages']);
  if (languages === undefined) return false;
  const listed = Array.isArray(languages) ? languages : [languages];
  const known = [...new Set(listed.filter(isLanguage))];
  if (Array.isArray(languages) && known.length === listed.length && known.length > 0) return false;
  const country = valueAt(config, ['business', 'address', 'country']);
  (config as { languages: unknown }).languages = known.length > 0 ? known : [languageIn(country)];
  return true;
}

/** Gives a business that cannot be reached an address, as pages always have one of two ways. */
function mendContact({ business }: SiteConfig): Path[] {
  if (business.phone !== undefined || business.email !== undefined) return [];
  business.email = 'x@example.com';
  return ['phone', 'email'].map((key) => ['business', key]);
}

/**
 * Everything that is right in a configuration of the wrong shape.
 *
 * @param parsed the content of the file.
 * @returns undefined if too little is right.
 */
export function configDespiteFaults(
  schema: z.ZodType<SiteConfig>,
  parsed: unknown,
  locate: Locate,
): ConfigDespiteFaults | undefined {
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  const addresses = withoutAddresses(schema, parsed);
  const languages: Path[] = mendLanguages(addresses.value) ? [['languages']] : [];
  const despite = despiteFaults(schema, addresses.value, locate);
  if (!despite) return undefined;
  // What has a default gets it.
  const { data } = schema.safeParse(despite.value, { jitless: true });
  if (!data) return undefined;
  addresses.restore(data);
  const contact = mendContact(data);
  return {
    value: data,
    locate: despite.locate,
    faulty: [...languages, ...addresses.paths, ...despite.faulty, ...contact],
    told: despite.told,
  };
}
