import { z } from 'zod';
import { text as plainText, textList } from '../../schemas/text.ts';
import { PhoneText } from '../components/PhoneText.tsx';
import { heading, kicker } from './block-texts.ts';
import { defineSection } from './define-section.ts';

/** Paragraphs below or beside a heading; on the background of the section above, so that a long text reads as one. */
export const text = defineSection({
  name: 'text',
  description: 'Paragraphs below a heading, optionally with a list.',
  schema: z.strictObject({
    kicker,
    heading: heading.optional(),
    paragraphs: textList(1, 'Paragraphs, one an entry.', 'A paragraph.'),
    list: z
      .array(plainText('An entry of the list.'))
      .min(1)
      .optional()
      .meta({ description: 'Short points after the paragraphs.' }),
  }),
  sample: {
    heading: 'Who we are',
    paragraphs: ['Two sisters, four vans, and a workshop that smells of solder.'],
    list: ['Founded in a garage', 'Still answering the phone ourselves'],
  },
  tone: 'above',
  Component({ block, site, tone }) {
    const { phone } = site.business;
    return (
      <section className={`section text-block ${tone}`}>
        <div className="wrap">
          {block.heading !== undefined && (
            <header className="heading">
              {block.kicker !== undefined && <p className="kicker">{block.kicker}</p>}
              <h2>{block.heading}</h2>
            </header>
          )}
          <div className="text-body">
            {block.paragraphs.map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after rendering
              <p key={index}>
                <PhoneText text={paragraph} phone={phone} />
              </p>
            ))}
            {block.list !== undefined && (
              <ul>
                {block.list.map((entry, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after rendering
                  <li key={index}>
                    <PhoneText text={entry} phone={phone} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      </section>
    );
  },
});
