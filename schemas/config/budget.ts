import { z } from 'zod';

const kilobytes = (what: string) =>
  z
    .number()
    .positive()
    .max(100_000)
    .optional()
    .meta({ description: `Most kB of ${what}, for each page.` });

/** Maximum page weight in kB of 1,000 bytes, as transferred: text gzipped, pictures and fonts as they are. */
export const Budget = z
  .strictObject({
    html: kilobytes('HTML'),
    css: kilobytes('stylesheets'),
    script: kilobytes('scripts that load with it'),
    pictures: kilobytes('pictures in the size that `src` names'),
    fonts: kilobytes('fonts that load with it'),
    total: kilobytes('all of these together'),
  })
  .meta({
    description: 'Maximum weight of a page; a build with a heavier one fails.',
  });

export type Budget = z.infer<typeof Budget>;
