import { z } from 'zod';
import { Picture as PictureFile } from '../../schemas/picture.ts';
import { text } from '../../schemas/text.ts';
import { ContentLink } from '../components/ContentLink.tsx';
import { Initials } from '../components/Initials.tsx';
import { Picture } from '../components/Picture.tsx';
import { Section } from '../components/Section.tsx';
import { Stars } from '../components/Stars.tsx';
import { heading, intro } from './block-texts.ts';
import { defineSection } from './define-section.ts';
import { namedLink } from './named-link.ts';

const Testimonial = z
  .strictObject({
    quote: text('The client’s words.'),
    author: text('Name, as the client agreed to show it.'),
    location: text('Town or place.').optional(),
    rating: z.int().min(1).max(5).optional().meta({ description: 'Stars, 1 to 5.' }),
    image: PictureFile.optional(),
    source: namedLink(
      'Where these words can be read, such as a review on another site.',
    ).optional(),
  })
  .meta({ description: 'What one client said.' });

/** Testimonials side by side. */
export const testimonials = defineSection({
  name: 'testimonials',
  description: 'What clients say.',
  schema: z.strictObject({
    heading,
    intro,
    items: z.array(Testimonial).min(1).max(12).meta({ description: 'One to twelve testimonials.' }),
  }),
  sample: {
    heading: 'What neighbors say',
    items: [
      { quote: 'On time, to the minute.', author: 'Jamie R.', location: 'Riverside', rating: 5 },
      {
        quote: 'They explained every line of the bill.',
        author: 'Noor A.',
        source: { label: 'Reviews', href: 'https://reviews.example.com/ortega' },
      },
    ],
  },
  Component({ block, page, site, tone }) {
    const { items } = block;
    return (
      <Section className="testimonials" tone={tone} heading={block.heading} lead={block.intro}>
        <ul className={`voices of-${items.length}`}>
          {items.map(({ quote, author, location, rating, image, source }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after rendering
            <li key={index}>
              <figure className="testimonial">
                {rating !== undefined && <Stars rating={rating} site={site} />}
                <blockquote>{quote}</blockquote>
                <figcaption>
                  {image ? (
                    <Picture picture={image} page={page} place="face" />
                  ) : (
                    <Initials name={author} />
                  )}
                  <span>
                    <b>{author}</b>
                    {location}
                    {location !== undefined && source && ', '}
                    {source && (
                      <ContentLink href={source.href} site={site}>
                        {source.label}
                      </ContentLink>
                    )}
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Section>
    );
  },
});
