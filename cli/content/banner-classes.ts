import type { LandingPage } from '../../schemas/page.ts';

/** The utility classes of a landing and its variants, which share one stylesheet; empty if there are none. */
export function bannerClasses({ landing, test }: LandingPage): string {
  const landings = [landing, ...(test?.variants ?? []).map((variant) => variant.landing)];
  const named = landings.map(({ hero }) => hero.urgencyBanner.className.trim());
  return [...new Set(named)].join(' ').trim();
}
