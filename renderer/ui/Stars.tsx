import { Icon } from './Icon.tsx';

/** A rating as filled stars, said aloud as one sentence. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <p className="stars" role="img" aria-label={label}>
      {Array.from({ length: rating }, (_, star) => (
        <Icon key={`star-${star + 1}`} name="star" />
      ))}
    </p>
  );
}
