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
          'Seconds that browsers remember it; default one year (31536000). 0 makes them forget it.',
      }),
    includeSubDomains: z.boolean().optional().meta({
      description:
        'Apply to every subdomain. Only if all of them, including mail and intranet, support https.',
    }),
    preload: z.boolean().optional().meta({
      description:
        'Permit inclusion in browsers’ preload lists (hstspreload.org), which takes months to undo. Requires `includeSubDomains` and a `maxAge` of a year.',
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
