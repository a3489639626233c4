import { z } from 'zod';
import { Picture as PictureFile } from '../../schemas/picture.ts';
import { text } from '../../schemas/text.ts';
import { ContentLink } from '../components/ContentLink.tsx';
import { Initials } from '../components/Initials.tsx';
import { Picture } from '../components/Picture.tsx';
import { Section } from '../components/Section.tsx';
import { heading, intro, kicker } from './block-texts.ts';
import { defineSection } from './define-section.ts';
import { namedLink } from './named-link.ts';

const Person = z
  .strictObject({
    name: text('Name, as shown.'),
    role: text('What the person does, in two to four words.'),
    text: text('A sentence or two about the person.').optional(),
    image: PictureFile.optional(),
    link: namedLink('Where there is more about the person.').optional(),
  })
  .meta({ description: 'One person.' });

/** Team members; initials in a ring replace a missing photograph. */
export const team = defineSection({
  name: 'team',
  description: 'The people of the business, with or without photographs.',
  schema: z.strictObject({
    kicker,
    heading,
    intro,
    items: z.array(Person).min(1).max(24).meta({ description: 'One to 24 people.' }),
  }),
  sample: {
    heading: 'Who comes to you',
    items: [
      {
        name: 'Lucía Ortega',
        role: 'Master electrician',
        text: 'Started at fourteen, in her mother’s van.',
        image: { src: 'lucia.jpg', alt: 'Lucía Ortega in the workshop', focus: [0.5, 0.5] },
      },
      {
        name: 'Carmen Ortega',
        role: 'Planning and lighting',
        text: 'Draws every cable before it is laid.',
        image: { src: 'carmen.jpg', alt: 'Carmen Ortega at her desk', focus: [0.5, 0.5] },
      },
      {
        name: 'Theo Brandt',
        role: 'Second-year apprentice',
        text: 'Labels fuse boxes better than anybody.',
        image: { src: 'theo.jpg', alt: 'Theo Brandt beside a van', focus: [0.5, 0.5] },
        link: { label: 'Learn with us', href: '/' },
      },
    ],
  },
  Component({ block, page, site, tone }) {
    const { items } = block;
    const hasFaces = items.some(({ image }) => image !== undefined);
    const columns = items.length === 1 ? 1 : items.length % 3 === 0 || items.length === 5 ? 3 : 4;
    return (
      <Section
        className="team-block"
        tone={tone}
        kicker={block.kicker}
        heading={block.heading}
        lead={block.intro}
      >
        <ul className={`team columns-${columns}${hasFaces ? '' : ' faceless'}`}>
          {items.map(({ name, role, text, image, link }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after rendering
            <li key={index}>
              {image ? (
                <Picture picture={image} page={page} place="portrait" />
              ) : (
                <span className="team-initials">
                  <Initials name={name} />
                </span>
              )}
              <div>
                <h3>{name}</h3>
                <p className="team-role">{role}</p>
                {text !== undefined && <p>{text}</p>}
                {link && (
                  <p>
                    <ContentLink href={link.href} site={site}>
                      {link.label}
                    </ContentLink>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </Section>
    );
  },
});
