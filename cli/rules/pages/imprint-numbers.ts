import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import { isSample } from '../../content/config/sample-data.ts';

/** Countries whose imprints show under which numbers a business is known: DDG § 5, ECG § 5, LSSI art. 10. */
const COUNTRIES = new Set(['AT', 'DE', 'ES']);

/** Facts of the group that `touchdown init` writes, and what the law calls them. */
const NUMBERS = { vatNumber: 'VAT number', register: 'register' } as const;

/** A number of a business that its imprint has to show. */
interface ImprintNumber {
  what: string;
  /** The name of its fact. */
  name: string;
}

/** Numbers in the configuration that an imprint does not show, however it spaces and orders them. */
export function* unshownNumbers(config: SiteConfig, shown: string): Generator<ImprintNumber> {
  if (!COUNTRIES.has(config.business.address.country)) return;
  const digits = shown.replace(/(?<=\d)[\s.-](?=\d)/g, '');
  const facts = Object(Object(config).imprint);
  for (const [key, what] of Object.entries(NUMBERS)) {
    const name = `imprint.${key}`;
    const value: unknown = facts[key];
    if (typeof value !== 'string' || isSample(config, ['imprint', key])) continue;
    const runs = value.replace(/(?<=\d)[\s.-](?=\d)/g, '').match(/\d{2,}/g) ?? [];
    if (runs.some((run) => !digits.includes(run))) yield { what, name };
  }
}
