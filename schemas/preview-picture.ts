import { z } from 'zod';
import { control } from './forms/control.ts';
import { PHOTOGRAPH_SRC, Picture } from './picture.ts';
import { text } from './text.ts';

/** The picture that link previews show for a page, where it is not generated. */
export const PreviewPicture = z
  .strictObject({
    src: z
      .string()
      .max(200)
      .regex(
        PHOTOGRAPH_SRC,
        'must be a JPEG, PNG, WebP or AVIF below media/: link previews show no SVG',
      )
      .meta({
        description: 'File below `media/`, at least 1200 × 630 pixels.',
        ...control('picture'),
      }),
    alt: text('What the picture shows, for those who do not see it.'),
    focus: Picture.shape.focus,
  })
  .meta({
    description:
      'Picture for link previews, cut to 1200 × 630 around its `focus`. Default: one that is drawn.',
  });

export type PreviewPicture = z.infer<typeof PreviewPicture>;
