import { z } from 'zod';
import { LocalTime } from './local-time.ts';
import { SitePath } from './slug.ts';
import { text } from './text.ts';

/** What is served at the address of an expired page. */
const AfterExpiry = z
  .strictObject({
    redirect: SitePath.optional().meta({
      description: 'Page that its address leads to once the time is over, such as `/offers`.',
    }),
    notice: text(
      'What the page says in place of its content once the time is over. Without it, words of the language.',
    ).optional(),
  })
  .check(({ value, issues }) => {
    const isOne = (value.redirect === undefined) !== (value.notice === undefined);
    if (!isOne)
      issues.push({
        code: 'custom',
        message: 'must have either `redirect` or `notice`',
        input: value,
      });
  })
  .meta({
    description: 'What becomes of the address at `expireAt`: a redirect, or a notice on the page.',
  });

/** Keys that schedule a page. */
export const scheduleOptions = {
  draft: z
    .boolean()
    .optional()
    .meta({ description: 'Not finished: shown in `dev` and the studio, left out of the site.' }),
  publishAt: LocalTime.optional().meta({
    description:
      'When the page is published, such as `2027-03-28T09:00` in the time zone of the business.',
  }),
  expireAt: LocalTime.optional().meta({
    description:
      'When its time is over, such as `2027-04-30T18:00` in the time zone of the business.',
  }),
  afterExpiry: AfterExpiry.optional(),
};

/** The same keys as they appear in a file. */
export type ScheduleKeys = {
  [Key in keyof typeof scheduleOptions]?: z.output<(typeof scheduleOptions)[Key]>;
};

/** When visitors see a page, in milliseconds since 1970. */
export interface Schedule {
  /** Unpublished, regardless of the time. */
  isDraft?: true;
  /** Time of publication. */
  from?: number;
  /** Time of expiry. */
  until?: number;
  /** Page that the address redirects to after expiry. */
  redirect?: string | undefined;
  /** Text shown instead of the content after expiry; default: the text of its language. */
  notice?: string | undefined;
}
