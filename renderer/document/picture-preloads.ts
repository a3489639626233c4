import type { Page } from '../../schemas/page.ts';
import type { Picture } from '../../schemas/picture.ts';
import { escapeHtml } from '../markup/escape.ts';
import { pictureAddress } from '../pictures/picture-address.ts';
import { PICTURE_LAYOUTS } from '../pictures/picture-layouts.ts';
import { sourcesOfCut } from '../pictures/picture-sources.ts';

/** The condition under which no earlier cut is shown. */
const NOT_NARROW = '(width >= 58rem)';

/** The picture of the first screen, if all visitors see the same. */
function firstPicture(page: Page): Picture | undefined {
  if (page.kind !== 'landing') return undefined;
  const { image } = page.landing.hero;
  const others = page.test?.variants.map(({ landing }) => landing.hero.image) ?? [];
  return others.every((other) => JSON.stringify(other) === JSON.stringify(image))
    ? image
    : undefined;
}

/** The picture of the first screen, told before any stylesheet: in the newest format, others need no hurry. */
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
