import { z } from 'zod';
import { Picture as PictureFile } from '../../schemas/picture.ts';
import { text, textList } from '../../schemas/text.ts';
import { Icon } from '../components/Icon.tsx';
import { Picture } from '../components/Picture.tsx';
import { Stars } from '../components/Stars.tsx';
import { defineSection } from './define-section.ts';

const Testimonial = z
  .strictObject({
    quote: text('The client’s words.'),
    author: text('Name, as the client agreed to show it.'),
    location: text('Town or place.'),
    rating: z.int().min(1).max(5).meta({ description: 'Stars, 1 to 5.' }),
    image: PictureFile.optional(),
  })
  .meta({ description: 'What one client said.' });

/** The outcome, and a client who confirms it. */
export const success = defineSection({
  name: 'success',
  description: 'Life afterwards.',
  schema: z.strictObject({
    subtitle: text('Heading of the block: life afterwards.'),
    benefits: textList(2, 'What is better afterwards, two entries or more.', 'One benefit.'),
    testimonial: Testimonial,
  }),
  sample: {
    subtitle: 'The lights are on, and you know why they went out',
    benefits: ['A report with photographs', 'One price, told beforehand'],
    testimonial: {
      quote: 'They came within the hour and showed me what was wrong.',
      author: 'Jamie R.',
      location: 'Riverside',
      rating: 5,
    },
  },
  Component({ block, page, site, headings, tone }) {
    const { subtitle, benefits, testimonial } = block;
    const client = (
      <>
        <b>{testimonial.author}</b>
        {testimonial.location}
      </>
    );
    return (
      <section className={`section success ${tone}`}>
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
              {testimonial.image ? (
                <>
                  <Picture picture={testimonial.image} page={page} place="face" />
                  <span>{client}</span>
                </>
              ) : (
                client
              )}
            </figcaption>
          </figure>
        </div>
      </section>
    );
  },
});
