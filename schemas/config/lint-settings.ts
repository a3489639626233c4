import { z } from 'zod';

/** How a site sets a rule: off, or the severity of its findings. */
export const RuleSetting = z.enum(['off', 'warning', 'error']);

export type RuleSetting = z.infer<typeof RuleSetting>;

/** `lint` in `site.config.yaml`. */
export const LintSettings = z
  .strictObject({
    rules: z.record(z.string(), RuleSetting).optional().meta({
      description:
        'Rules by name, such as `copy/filler`: `off`, `warning` or `error`. Rules that keep a page from being built cannot be changed.',
    }),
  })
  .meta({ description: 'Severity of the linter’s rules.' });
