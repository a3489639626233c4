import { z } from 'zod';
import { Picture } from '../../schemas/picture.ts';
import { text } from '../../schemas/text.ts';
import { Facade } from '../features/embeds/Facade.tsx';
import { embedOf } from '../features/embeds/recognize-embed.ts';
import { heading, intro, kicker } from './block-texts.ts';
import { defineSection } from './define-section.ts';
import { EmbedSection } from './EmbedSection.tsx';

/** A video, of which nothing is loaded before somebody wants to see it. */
export const video = defineSection({
  name: 'video',
  description:
    'A video on YouTube or Vimeo. Nothing is asked of that host before a visitor plays it.',
  schema: z.strictObject({
    kicker,
    heading: heading.optional(),
    intro,
    url: z.string().max(500).meta({
      description:
        'Address of the video as you copy it: `https://youtu.be/…`, `https://www.youtube.com/watch?v=…`, `https://vimeo.com/…`.',
    }),
    title: text('What the video is called; players and screen readers name it so.'),
    image: Picture.optional().meta({
      description: 'Picture in its place until it is played. Without it one is drawn.',
    }),
    shape: z.enum(['wide', 'classic', 'square', 'tall']).optional().meta({
      description:
        'Width to height: `wide` 16:9 (default), `classic` 4:3, `square`, or `tall` 9:16, which shorts have by themselves.',
    }),
  }),
  sample: {
    heading: 'How a visit goes',
    intro: 'Ninety seconds from the first call to the bill.',
    url: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
    title: 'A visit from the first call to the bill',
  },
  Component({ block, page, site, tone, nth }) {
    const embed = embedOf(block.url, ['video']);
    const shape = block.shape ?? (embed?.isUpright ? 'tall' : 'wide');
    return (
      embed && (
        <EmbedSection block={block} tone={tone} isNarrow={shape === 'tall' || shape === 'square'}>
          <Facade
            embed={embed}
            title={block.title}
            shape={shape}
            poster={block.image}
            noteId={`video-note-${nth}`}
            page={page}
            site={site}
          />
        </EmbedSection>
      )
    );
  },
});
