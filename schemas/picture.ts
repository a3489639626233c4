import { z } from 'zod';
import { control } from './forms/control.ts';
import { text } from './text.ts';

const PHOTOGRAPHS = '[pP][nN][gG]|[jJ][pP][eE]?[gG]|[wW][eE][bB][pP]|[aA][vV][iI][fF]';

/** A path below `media/`: no traversal, no hidden files, no character that file systems reject. */
function below(endings: string): RegExp {
  return new RegExp(String.raw`^(?![./])(?!.*(?:\/[./]|\.\.))[^\\:*?"<>|{}]+\.(?:${endings})$`);
}

const SRC = below(`[sS][vV][gG]|${PHOTOGRAPHS}`);

/** Path of a photograph below `media/`. */
export const PHOTOGRAPH_SRC = below(PHOTOGRAPHS);

const MOST_ALT_CHARACTERS = 500;

/** A picture of `media/` as a landing or a page of data references it. */
export const Picture = z
  .strictObject({
    src: z
      .string()
      .max(200)
      .regex(SRC, 'must be a JPEG, PNG, WebP, AVIF or SVG below media/, such as truck.jpg')
      .meta({
        description: 'File in `media/`: JPEG, PNG, WebP, AVIF or SVG.',
        ...control('picture'),
      }),
    alt: z.string().max(MOST_ALT_CHARACTERS).meta({
      description:
        'Text alternative: what the picture shows. Empty only for decoration, with `decorative: true`.',
    }),
    decorative: z.boolean().optional().meta({
      description: 'The picture adds nothing to the text; `alt` is then `""`.',
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

/** Facts about a picture: everything a page needs to show it. */
export interface PictureFacts {
  /** Hash of the file's content and of the settings pictures are generated with. */
  hash: string;
  /** In pixels as displayed, or in the units of a drawing. */
  width: number;
  height: number;
  /** Fallback format for browsers without support for newer ones; drawings are served as they are. */
  format: 'jpg' | 'png' | 'svg';
  /** Colors of the upper and the lower half, `#8899aa`; missing if the picture is partly transparent. */
  tint?: [upper: string, lower: string];
}

/** The pictures of a page by `src`. */
export type PagePictures = Readonly<Record<string, PictureFacts>>;
