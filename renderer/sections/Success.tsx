import { Icon } from '../ui/Icon.tsx';
import { Stars } from '../ui/Stars.tsx';
import type { SectionProps } from './section.ts';

/** Life after the signing, and one client who says so. */
export function Success({ page, site, headings, ground }: SectionProps) {
  const { subtitle, benefits, testimonial } = page.landing.success;
  return (
    <section className={`section success ${ground}`}>
      <div className="wrap">
        <div>
          <p className="kicker">{headings.successKicker}</p>
          <h2>{subtitle}</h2>
          <ul className="ticks">
            {benefits.map((benefit, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after rendering
              <li key={index}>
                <Icon name="check" />
                {benefit}
              </li>
            ))}
          </ul>
        </div>
        <figure className="testimonial">
          <Stars rating={testimonial.rating} site={site} />
          <blockquote>{testimonial.quote}</blockquote>
          <figcaption>
            <b>{testimonial.author}</b>
            {testimonial.location}
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
