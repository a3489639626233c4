import { Stars } from '../../renderer/components/Stars.tsx';
import type { Site } from '../../renderer/context/site.ts';
import { REVIEWS } from './reviews.ts';

/** Short reviews, with their number and average. */
export function Reviews({ site }: { site: Site }) {
  const { reviews, rating } = site.figures;
  return (
    <section className="section reviews">
      <div className="wrap">
        <header>
          <p className="kicker">Reviews</p>
          <p className="reviews-score" aria-hidden="true">
            {rating.toFixed(1)}
          </p>
          <h2>{`${reviews} reviews, ${rating} of 5 on average`}</h2>
          <p>The figures and the voices here are samples.</p>
        </header>
        <ul>
          {REVIEWS.map((review) => (
            <li key={review.author}>
              <Stars rating={review.rating} site={site} />
              <p>{review.text}</p>
              <p className="reviews-author">
                {review.author}, {review.when}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
