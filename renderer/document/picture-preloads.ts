import type { Page } from '../../schemas/page.ts';
import { escapeHtml } from '../markup/escape.ts';
import { pictureAddress } from '../pictures/picture-address.ts';
import { PICTURE_LAYOUTS } from '../pictures/picture-layouts.ts';
import { sourcesOfCut } from '../pictures/picture-sources.ts';

/** The condition under which no earlier cut is shown. */
const NOT_NARROW = '(width >= 58rem)';

/** The picture of the first screen, told before any stylesheet: in the newest format, others need no hurry. */
export function picturePreloads(page: Page): string {
  const picture = page.kind === 'landing' ? page.landing.hero.image : undefined;
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
