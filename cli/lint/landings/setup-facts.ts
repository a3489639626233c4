import { ANY_FACT, createFacts, type Facts } from '../../content/facts/facts.ts';
import { withUnknownFacts } from '../../content/facts/unknown-facts.ts';
import type { SiteCode } from '../../site/open-site.ts';
import type { LandingLintSetup } from './linted-landing.ts';

/** The facts that landings are checked with. */
export function factsOfSetup(
  { site, unknown = [], now = Date.now() }: LandingLintSetup,
  { schemas }: SiteCode,
): Facts {
  if (!site) return ANY_FACT;
  return { ...withUnknownFacts(createFacts(site, schemas.config), unknown), now };
}
