import { z } from 'zod';
import { Picture as PictureFile } from '../../schemas/picture.ts';
import { Icon } from '../components/Icon.tsx';
import { Picture } from '../components/Picture.tsx';
import { PictureNote } from '../components/PictureNote.tsx';
import { Section } from '../components/Section.tsx';
import { heading, intro, kicker } from './block-texts.ts';
import { defineSection } from './define-section.ts';

/** Pictures in a grid; a click enlarges one in a native popover. */
export const gallery = defineSection({
  name: 'gallery',
  description: 'Pictures in a grid, with captions; each can be enlarged.',
  schema: z.strictObject({
    kicker,
    heading,
    intro,
    items: z.array(PictureFile).min(2).max(24).meta({ description: 'Two to 24 pictures.' }),
  }),
  sample: {
    heading: 'Work of this year',
    items: [
      {
        src: 'kitchen.jpg',
        alt: 'A kitchen with lights under the cupboards',
        caption: 'Mill Lane, rewired in four days',
      },
      { src: 'fuse-box.jpg', alt: 'A fuse box with every circuit labelled', focus: [0.5, 0.4] },
      {
        src: 'garden.jpg',
        alt: 'A garden path with low lamps at dusk',
        caption: 'Harbour Street, at dusk',
        credit: 'L. Ortega',
      },
    ],
  },
  Component({ block, page, site, tone, nth }) {
    const { close, enlarge } = site.words.blocks;
    const columns = block.items.length % 3 === 0 || block.items.length > 4 ? 3 : 2;
    return (
      <Section
        className="gallery-block"
        tone={tone}
        kicker={block.kicker}
        heading={block.heading}
        lead={block.intro}
      >
        <ul className={`gallery columns-${columns}`}>
          {block.items.map((picture, index) => {
            const id = `gallery-${nth}-${index + 1}`;
            return (
              <li key={id}>
                <figure className="picture-figure">
                  <button type="button" className="gallery-open" popoverTarget={id}>
                    <Picture picture={picture} page={page} place="tile" />
                    <span className="sr-only">{enlarge}</span>
                    <Icon name="maximize-2" />
                  </button>
                  <PictureNote picture={picture} />
                </figure>
                <div className="gallery-large" id={id} popover="auto">
                  <figure className="picture-figure">
                    <Picture picture={picture} page={page} place="whole" />
                    <PictureNote picture={picture} />
                  </figure>
                  <button
                    type="button"
                    className="gallery-close"
                    popoverTarget={id}
                    popoverTargetAction="hide"
                    aria-label={close}
                  >
                    <Icon name="x" />
                  </button>
                </div>
              </li>
            );
          })}
        </ul>
      </Section>
    );
  },
});
