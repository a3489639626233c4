import { SEO_LIMITS } from '../../schemas/config/seo-limits.ts';
import { type Facts, resolveFacts } from '../content/facts/facts.ts';
import type { Business } from './business.ts';

/** The facts used to measure texts of a new site. */
function knownFacts({ name, locality, phone, email }: Business): Facts {
  const facts: Record<string, string> = {
    'business.name': name,
    'business.address.locality': locality,
    'business.phone': phone,
    'business.email': email,
  };
  return { get: (fact) => facts[fact], names: Object.keys(facts) };
}

/** The first variant of a text that search results show in full once its facts are resolved; else the last one. */
export function fitted(
  forms: readonly string[],
  of: keyof typeof SEO_LIMITS,
  business: Business,
): string {
  const facts = knownFacts(business);
  const whole = forms.find((form) => resolveFacts(form, facts).length <= SEO_LIMITS[of]);
  return whole ?? forms.at(-1) ?? '';
}
