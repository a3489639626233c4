import { z } from 'zod';
import { findChromium } from '../../page-pictures/find-chromium.ts';
import { drawnCard, photographed } from '../../page-pictures/page-picture.ts';
import { defineTool, READS, RefusedCall } from '../tool.ts';

export const previewPicture = defineTool({
  name: 'preview_picture',
  title: 'Picture of a page',
  description:
    'A picture of a page as it would be built now, as a phone (390 px) or a desktop (1280 px) shows it, taken by a Chromium that is on this machine. Where there is none, the picture that is drawn for link previews comes in its place, and `isCard` is true.',
  input: z.object({
    path: z.string().startsWith('/').describe('Address of the page, such as /offer.'),
    width: z.literal([390, 1280]).default(390),
    height: z.int().min(200).max(8000).default(1600).describe('Pixels from the top of the page.'),
  }),
  output: z.object({
    path: z.string(),
    width: z.int(),
    height: z.int(),
    isCard: z.boolean(),
    note: z.string().optional(),
  }),
  annotations: READS,
  async run({ path, width, height }, { site, cwd, env, signal }) {
    const chromium = findChromium(env);
    const shot = { site, cwd, path };
    const taken = chromium
      ? await photographed(chromium, { ...shot, width, height, signal })
      : await drawnCard(shot);
    if (taken === undefined)
      throw new RefusedCall(
        `${path} cannot be shown: there is no such page, or its file has errors. Ask list_pages and lint.`,
      );
    const data = {
      ...{ path, width: taken.width, height: taken.height, isCard: !chromium },
      ...(chromium
        ? {}
        : { note: 'There is no Chromium on this machine. CHROMIUM_PATH can name one.' }),
    };
    return { data, picture: { data: taken.data, type: 'image/png' } };
  },
});
