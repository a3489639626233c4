import { z } from 'zod';
import { Picture } from '../../schemas/picture.ts';
import { textList } from '../../schemas/text.ts';
import { PhoneText } from '../components/PhoneText.tsx';
import { PictureFigure } from '../components/PictureFigure.tsx';
import { heading, kicker } from './block-texts.ts';
import { defineSection } from './define-section.ts';

/** A picture over the full width, or with text beside it. */
export const picture = defineSection({
  name: 'picture',
  description: 'A picture, alone or with text beside it.',
  schema: z.strictObject({
    kicker,
    heading: heading.optional(),
    paragraphs: textList(1, 'Paragraphs, one an entry.', 'A paragraph.').optional(),
    image: Picture,
    side: z.enum(['full', 'left', 'right']).optional().meta({
      description:
        'Position of the picture in wide windows: full width below the text (default), or on one side of it. The sides are mirrored in right-to-left languages.',
    }),
  }),
  sample: {
    heading: 'The workshop',
    paragraphs: ['Everything that goes into a house is laid out and tested here first.'],
    image: {
      src: 'workshop.jpg',
      alt: 'A bench with tools in rows, and a van behind it',
      focus: [0.6, 0.5],
      caption: 'Harbour Street, since 1998',
    },
    side: 'right',
  },
  Component({ block, page, site, tone }) {
    const { image, side = 'full', paragraphs = [] } = block;
    const hasWords = block.heading !== undefined || paragraphs.length > 0;
    const { phone } = site.business;
    return (
      <section className={`section picture-block ${side} ${tone}`}>
        <div className="wrap">
          {hasWords && (
            <div className="picture-words">
              {block.kicker !== undefined && <p className="kicker">{block.kicker}</p>}
              {block.heading !== undefined && <h2>{block.heading}</h2>}
              {paragraphs.map((paragraph, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after rendering
                <p key={index}>
                  <PhoneText text={paragraph} phone={phone} />
                </p>
              ))}
            </div>
          )}
          <PictureFigure picture={image} page={page} place={side === 'full' ? 'full' : 'beside'} />
        </div>
      </section>
    );
  },
});
