import { z } from 'zod';
import { LinkTarget } from '../../schemas/link-target.ts';
import { text } from '../../schemas/text.ts';
import { LinkList } from '../components/LinkList.tsx';
import { defineSection } from './define-section.ts';

const Link = z
  .strictObject({
    label: text('Text of the link.'),
    href: LinkTarget,
    text: text('A line about where it leads.').optional(),
  })
  .meta({ description: 'A link.' });

const LinkGroup = z
  .strictObject({
    heading: text('Heading over the list.'),
    items: z.array(Link).min(1).max(12).meta({ description: 'One to twelve links.' }),
  })
  .meta({ description: 'Links under a heading.' });

/** Related links. */
export const links = defineSection({
  name: 'links',
  description: 'Further reading: lists of links under headings, side by side.',
  schema: z.strictObject({
    groups: z.array(LinkGroup).min(1).max(4).meta({ description: 'One to four lists.' }),
  }),
  sample: {
    groups: [
      {
        heading: 'Related pages',
        items: [{ label: 'Our prices', href: '/', text: 'What a visit costs, by the hour.' }],
      },
      {
        heading: 'Before you call',
        items: [{ label: 'Where the valves are', href: '/' }],
      },
    ],
  },
  Component({ block, site, tone, nth }) {
    const id = (index: number) => `links-${nth}-${index + 1}`;
    return (
      <div className={`section ${tone}`}>
        <div className="wrap link-groups">
          {block.groups.map(({ heading: above, items }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after rendering
            <section key={index} aria-labelledby={id(index)}>
              <h2 id={id(index)}>{above}</h2>
              <LinkList site={site} links={items} />
            </section>
          ))}
        </div>
      </div>
    );
  },
});
