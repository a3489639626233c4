import type { Site } from '../context/site.ts';
import { Initials } from './Initials.tsx';
import { Stars } from './Stars.tsx';

/** A client's testimonial (docs/product.md, "Public pages"). */
export interface Testimonial {
  quote: string;
  author: string;
  place: string;
  /** The work done for them. */
  document: string;
  rating?: number;
  /** Language of the quotation, if it differs from the page. */
  language?: string;
}

/** Testimonials side by side. */
export function Testimonials({ items, site }: { items: readonly Testimonial[]; site: Site }) {
  return (
    <ul className="voices">
      {items.map(({ quote, author, place, document, rating = 5, language }) => (
        <li key={author}>
          <figure className="testimonial">
            <Stars rating={rating} site={site} />
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
