import { z } from 'zod';
import { LinkTarget } from '../../schemas/link-target.ts';
import { Picture as PictureFile } from '../../schemas/picture.ts';
import { Picture } from '../components/Picture.tsx';
import { Section } from '../components/Section.tsx';
import { heading, intro, kicker } from './block-texts.ts';
import { defineSection } from './define-section.ts';

const Logo = PictureFile.pick({ src: true, alt: true })
  .extend({
    href: LinkTarget.optional().meta({ description: 'Target of the logo.' }),
  })
  .meta({ description: 'A logo from `media/`; `alt` is the name of its owner.' });

/** Logos in a row, in a single muted color until hovered. */
export const logos = defineSection({
  name: 'logos',
  description: 'Logos of customers, partners or associations, side by side.',
  schema: z.strictObject({
    kicker,
    heading,
    intro,
    items: z.array(Logo).min(2).max(16).meta({ description: 'Two to sixteen logos.' }),
  }),
  sample: {
    heading: 'Who calls us first',
    items: [
      { src: 'logos/fairmont-hotel.svg', alt: 'Fairmont Hotel' },
      { src: 'logos/riverside-school.svg', alt: 'Riverside School' },
      { src: 'logos/mill-brewery.svg', alt: 'Mill Brewery', href: 'https://mill-brewery.example' },
      { src: 'logos/ferry-line.svg', alt: 'Ferry Line' },
      { src: 'logos/harbour-care.svg', alt: 'Harbour Care' },
    ],
  },
  Component({ block, page, site, tone }) {
    const { newTab } = site.words.actions;
    return (
      <Section
        className="logos-block"
        tone={tone}
        kicker={block.kicker}
        heading={block.heading}
        lead={block.intro}
      >
        <ul className="logos">
          {block.items.map(({ href, ...image }, index) => {
            const logo = <Picture picture={image} page={page} place="logo" />;
            const isOutward = href?.startsWith('https:');
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after rendering
              <li key={index}>
                {href === undefined ? (
                  logo
                ) : (
                  <a
                    href={href}
                    {...(isOutward ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
                  >
                    {logo}
                    {isOutward && <span className="sr-only"> ({newTab})</span>}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      </Section>
    );
  },
});
