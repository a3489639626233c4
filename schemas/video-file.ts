import { z } from 'zod';
import { control } from './forms/control.ts';
import { Language } from './language.ts';
import { mediaPath } from './media-path.ts';

/** Extensions of videos that every browser plays, and of their captions. */
export const PLAYED_ENDINGS = ['mp4', 'webm', 'vtt'] as const;

const VIDEO = mediaPath(['mp4', 'webm']);
const CAPTIONS = mediaPath(['vtt']);
const PLAYED = mediaPath(PLAYED_ENDINGS);

/** Whether a path names a video a page can play, or captions. */
export function isPlayed(src: string): boolean {
  return PLAYED.test(src);
}

const Captions = z
  .strictObject({
    src: z
      .string()
      .max(200)
      .regex(CAPTIONS, 'must be a WebVTT file below media/, such as tour.vtt')
      .meta({ description: 'File in `media/`: WebVTT.', ...control('file') }),
    language: Language,
  })
  .meta({ description: 'Captions in one language.' });

/** A video of `media/`. */
export const VideoFile = z
  .strictObject({
    src: z
      .string()
      .max(200)
      .regex(VIDEO, 'must be an MP4 or WebM file below media/, such as tour.mp4')
      .meta({
        description: 'File in `media/`: MP4 or WebM, up to 20 MB.',
        ...control('file'),
      }),
    captions: z.array(Captions).min(1).optional().meta({
      description: 'Captions, one file per language.',
    }),
  })
  .meta({ description: 'A video in `media/`, loaded from the site itself.' });

export type VideoFile = z.infer<typeof VideoFile>;
