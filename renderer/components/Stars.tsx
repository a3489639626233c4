import type { Site } from '../context/site.ts';
import { fillWord } from '../text/fill-word.ts';
import { Icon } from './Icon.tsx';

const STARS = [1, 2, 3, 4, 5] as const;

/** A rating as filled stars, read out as one sentence. */
export function Stars({ rating, site }: { rating: number; site: Site }) {
  const label = fillWord(site.words.blocks.rating, { stars: rating });
  return (
    <p className="stars" role="img" aria-label={label}>
      {STARS.slice(0, rating).map((star) => (
        <Icon key={star} name="star" />
      ))}
    </p>
  );
}
