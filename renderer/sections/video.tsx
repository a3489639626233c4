import { z } from 'zod';
import { Picture } from '../../schemas/picture.ts';
import { text } from '../../schemas/text.ts';
import { VideoFile } from '../../schemas/video-file.ts';
import { embedShape } from '../features/embeds/embed-shape.ts';
import { Facade } from '../features/embeds/Facade.tsx';
import { OwnVideo } from '../features/embeds/OwnVideo.tsx';
import { embedOf } from '../features/embeds/recognize-embed.ts';
import { heading, intro, kicker } from './block-texts.ts';
import { defineSection } from './define-section.ts';
import { EmbedSection } from './EmbedSection.tsx';

const Block = z
  .strictObject({
    kicker,
    heading: heading.optional(),
    intro,
    url: z.string().max(500).optional().meta({
      description:
        'Address of the video as you copy it: `https://youtu.be/…`, `https://www.youtube.com/watch?v=…`, `https://vimeo.com/…`.',
    }),
    file: VideoFile.optional(),
    title: text('Title of the video, for players and screen readers.'),
    image: Picture.optional().meta({
      description: 'Picture shown until it is played. Default: one is drawn.',
    }),
    shape: z.enum(['wide', 'classic', 'square', 'tall']).optional().meta({
      description:
        'Aspect ratio: `wide` 16:9 (default), `classic` 4:3, `square`, or `tall` 9:16 (default for shorts).',
    }),
  })
  .check(({ value, issues }) => {
    if ((value.url === undefined) === (value.file === undefined) && issues.length === 0)
      issues.push({
        code: 'custom',
        message: 'must have either url or file',
        input: value,
      });
  });

/** A video that loads nothing until the visitor opens it. */
export const video = defineSection({
  name: 'video',
  description:
    'A video on YouTube or Vimeo, or a file in `media/`. Nothing is loaded until a visitor plays it.',
  schema: Block,
  sample: {
    heading: 'How a visit goes',
    intro: 'Ninety seconds from the first call to the bill.',
    url: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
    title: 'A visit from the first call to the bill',
  },
  Component({ block, page, site, tone, nth }) {
    const { url, file, title, image } = block;
    const embed = url === undefined ? undefined : embedOf(url, ['video']);
    const shape = embedShape(block);
    const shared = { title, shape, poster: image, page, site };
    const isNarrow = shape === 'tall' || shape === 'square';
    return (
      <EmbedSection block={block} tone={tone} isNarrow={isNarrow}>
        {embed && <Facade {...shared} embed={embed} noteId={`video-note-${nth}`} />}
        {file && <OwnVideo {...shared} file={file} />}
      </EmbedSection>
    );
  },
});
