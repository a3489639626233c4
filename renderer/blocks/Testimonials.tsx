import { Initials } from '../ui/Initials.tsx';
import { Stars } from '../ui/Stars.tsx';

/** What a client said (docs/product.md, "Public pages"). */
export interface Testimonial {
  quote: string;
  author: string;
  place: string;
  /** What was notarized. */
  document: string;
  rating?: number;
  /** Language of the quotation, if it is not that of the page. */
  language?: 'es';
}

/** Voices of clients side by side. */
export function Testimonials({ items }: { items: readonly Testimonial[] }) {
  return (
    <ul className="voices">
      {items.map(({ quote, author, place, document, rating = 5, language }) => (
        <li key={author}>
          <figure className="testimonial">
            <Stars rating={rating} label={`${rating} of 5 stars`} />
            <blockquote lang={language}>{quote}</blockquote>
            <figcaption>
              <Initials name={author} />
              <span>
                <b>{author}</b>
                {place}, {document}
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
