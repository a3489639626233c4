import { z } from 'zod';

/** One year in seconds: the minimum for browsers' preload lists, and the default here. */
export const HSTS_YEAR = 31_536_000;

/** How long browsers enforce https (RFC 6797). */
export const Hsts = z
  .strictObject({
    maxAge: z
      .int()
      .min(0)
      .max(10 * HSTS_YEAR)
      .optional()
      .meta({
        description:
          'Seconds that a browser remembers; default one year (31536000). 0 makes browsers forget.',
      }),
    includeSubDomains: z.boolean().optional().meta({
      description:
        'Also for every subdomain. Only when all of them, mail and intranet included, answer by https.',
    }),
    preload: z.boolean().optional().meta({
      description:
        'Leave to be built into browsers (hstspreload.org), which takes months to undo. Needs `includeSubDomains` and a `maxAge` of a year.',
    }),
  })
  .refine(({ preload, includeSubDomains }) => !preload || includeSubDomains === true, {
    path: ['preload'],
    error: 'needs `includeSubDomains: true`: preload lists take whole domains only',
  })
  .refine(({ preload, maxAge = HSTS_YEAR }) => !preload || maxAge >= HSTS_YEAR, {
    path: ['preload'],
    error: 'needs a `maxAge` of at least 31536000 seconds, one year',
  })
  .meta({ description: 'Strict-Transport-Security: browsers use https only.' });

export type Hsts = z.infer<typeof Hsts>;
