import { z } from 'zod';
import { LocalTime } from './local-time.ts';
import { SitePath } from './slug.ts';
import { text } from './text.ts';

/** What is served at the address of an expired page. */
const AfterExpiry = z
  .strictObject({
    redirect: SitePath.optional().meta({
      description: 'Page to redirect to after `expireAt`, such as `/offers`.',
    }),
    notice: text(
      'Text shown in place of the content after `expireAt`. Default: words of the language.',
    ).optional(),
  })
  .check(({ value, issues }) => {
    // A misspelled key is reported by itself.
    const hasOther = Object.keys(value).some((key) => key !== 'redirect' && key !== 'notice');
    const isOne = hasOther || (value.redirect === undefined) !== (value.notice === undefined);
    if (!isOne)
      issues.push({
        code: 'custom',
        message: 'must have either `redirect` or `notice`',
        input: value,
      });
  })
  .meta({
    description: 'What the address shows after `expireAt`: a redirect, or a notice on the page.',
  });

/** Keys that schedule a page. */
export const scheduleOptions = {
  draft: z
    .boolean()
    .optional()
    .meta({ description: 'Unfinished: shown in `dev` and the studio, but not on the site.' }),
  publishAt: LocalTime.optional().meta({
    description:
      'When the page is published, such as `2027-03-28T09:00` in the time zone of the business.',
  }),
  expireAt: LocalTime.optional().meta({
    description:
      'When the page expires, such as `2027-04-30T18:00` in the time zone of the business.',
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
