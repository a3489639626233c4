import type { Page } from '../../schemas/page.ts';
import type { Picture } from '../../schemas/picture.ts';
import { escapeHtml } from '../markup/escape.ts';
import { pictureAddress } from '../pictures/picture-address.ts';
import { PICTURE_LAYOUTS } from '../pictures/picture-layouts.ts';
import { sourcesOfCut } from '../pictures/picture-sources.ts';

/** Media query under which no earlier crop is shown. */
const NOT_NARROW = '(width >= 58rem)';

/** The hero picture, if all visitors see the same. */
function firstPicture(page: Page): Picture | undefined {
  if (page.kind !== 'landing') return undefined;
  const { image } = page.landing.hero;
  const others = page.test?.variants.map(({ landing }) => landing.hero.image) ?? [];
  return others.every((other) => JSON.stringify(other) === JSON.stringify(image))
    ? image
    : undefined;
}

/**
 * Preload links for the hero picture, placed before any stylesheet; only in the newest format, as others are less
 * urgent.
 */
export function picturePreloads(page: Page): string {
  const picture = firstPicture(page);
  const facts = picture && page.pictures?.[picture.src];
  if (!facts) return '';
  const opening = '<link rel="preload" as="image" fetchpriority="high"';
  if (facts.format === 'svg')
    return `${opening} href="${pictureAddress(picture.src, { hash: facts.hash, format: 'svg' })}">`;
  return PICTURE_LAYOUTS.hero
    .flatMap((cut) => sourcesOfCut(picture, facts, cut).slice(0, 1))
    .map(
      ({ type, srcSet, sizes, media = NOT_NARROW }) =>
        `${opening} type="${type}" imagesrcset="${srcSet}" imagesizes="${sizes}" media="${escapeHtml(media)}">`,
    )
    .join('');
}
