import type { LandingPage } from '../../schemas/page.ts';

/** The utility classes that a landing and its variants name, which one stylesheet is made of; empty if they name none. */
export function bannerClasses({ landing, test }: LandingPage): string {
  const landings = [landing, ...(test?.variants ?? []).map((variant) => variant.landing)];
  const named = landings.map(({ hero }) => hero.urgencyBanner.className.trim());
  return [...new Set(named)].join(' ').trim();
}
