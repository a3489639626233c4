import { z } from 'zod';
import { control } from './control.ts';
import { text } from './text.ts';

const PHOTOGRAPHS = '[pP][nN][gG]|[jJ][pP][eE]?[gG]|[wW][eE][bB][pP]|[aA][vV][iI][fF]';

/** A path below `media/`: no way out of the folder, nothing hidden, no character that file systems refuse. */
function below(endings: string): RegExp {
  return new RegExp(String.raw`^(?![./])(?!.*(?:\/[./]|\.\.))[^\\:*?"<>|{}]+\.(?:${endings})$`);
}

const SRC = below(`[sS][vV][gG]|${PHOTOGRAPHS}`);

/** Path of a photograph below `media/`. */
export const PHOTOGRAPH_SRC = below(PHOTOGRAPHS);

const MOST_ALT_CHARACTERS = 500;

/** A picture of `media/` as a landing or a page of data names it. */
export const Picture = z
  .strictObject({
    src: z
      .string()
      .max(200)
      .regex(SRC, 'must be a JPEG, PNG, WebP, AVIF or SVG below media/, such as truck.jpg')
      .meta({
        description: 'File below `media/`: JPEG, PNG, WebP, AVIF or SVG.',
        ...control('picture'),
      }),
    alt: z.string().max(MOST_ALT_CHARACTERS).meta({
      description:
        'What the picture shows, for those who do not see it. Empty only for decoration, with `decorative: true`.',
    }),
    decorative: z.boolean().optional().meta({
      description: 'The picture says nothing that the text does not; `alt` is then `""`.',
    }),
    focus: z.array(z.number().min(0).max(1)).length(2).optional().meta({
      description:
        'The point that no crop may lose: from the left and from the top, 0 to 1. Default: `[0.5, 0.5]`.',
    }),
    caption: text('A line under the picture.').optional(),
    credit: text('Who made the picture.').optional(),
  })
  .meta({ description: 'A picture of the folder `media/`.' });

export type Picture = z.infer<typeof Picture>;

/** What is known of a picture's file, and all that pages need to show it. */
export interface PictureFacts {
  /** Changes with the bytes of the file and with how pictures are made. */
  hash: string;
  /** In pixels as it is seen, or in units of a drawing. */
  width: number;
  height: number;
  /** What it is shown as where no newer format is known; a drawing is shown as it is. */
  format: 'jpg' | 'png' | 'svg';
  /** Colours of its upper and its lower half, `#8899aa`; missing where something shines through. */
  tint?: [upper: string, lower: string];
}

/** The pictures of a page by their `src`. */
export type PagePictures = Readonly<Record<string, PictureFacts>>;
