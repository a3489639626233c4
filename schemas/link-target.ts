import { z } from 'zod';
import { control } from './forms/control.ts';
import { HOST } from './host.ts';

const SECTION = String.raw`#[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*`;
const PAGE = `/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:/[a-z0-9]+(?:-[a-z0-9]+)*)*)?(?:${SECTION})?`;
const OUTSIDE = String.raw`https://${HOST}(?::\d+)?(?:[/?#]\S*)?`;

const LINK_TARGET = new RegExp(
  [
    `^${PAGE}$`,
    `^${SECTION}$`,
    `^${OUTSIDE}$`,
    String.raw`^(?:tel|sms):\+?\d[\d.-]{3,}$`,
    String.raw`^mailto:(?!/)[^\s@?]+@${HOST}(?:\?\S+)?$`,
  ].join('|'),
  'u',
);

/** A whole address for each beginning of one. */
const EXAMPLES = {
  'https://': 'https://www.example.com/about',
  'tel:': 'tel:+14325550142',
  'sms:': 'sms:+14325550142',
  'mailto:': 'mailto:office@example.com',
};

/**
 * The message about a target that cannot be used: one with a known beginning is wrong further on.
 *
 * @param known beginnings of external addresses that are allowed.
 * @param otherwise what is said of a target with any other beginning.
 */
function targetFault(known: readonly (keyof typeof EXAMPLES)[], otherwise: string) {
  return ({ input }: { input?: unknown }): string => {
    const start = known.find((beginning) => String(input).startsWith(beginning));
    if (start === undefined) return otherwise;
    return `must be a whole address without spaces, such as \`${EXAMPLES[start]}\``;
  };
}

/** A link target: a page or a section of this site, or an external address. */
export const LinkTarget = z
  .string()
  .regex(LINK_TARGET, {
    error: targetFault(
      ['https://', 'tel:', 'sms:', 'mailto:'],
      'must be a path such as `/about` or `/about#prices`, or begin with `https://`, `tel:` or `mailto:`',
    ),
  })
  .meta({
    description: 'Target of the link, such as `/about` or `/about#prices`.',
    ...control('link'),
  });

const redirectFault = targetFault(
  ['https://'],
  'must be a path such as `/about`, or begin with `https://`',
);

/** Where a request can be redirected: a page of this site or a section of one, or an external page. */
export const RedirectTarget = z
  .string()
  .regex(new RegExp(`^(?:${PAGE}|${OUTSIDE})$`, 'u'), {
    error: (issue) =>
      /^\/[^#]*\?/.test(String(issue.input))
        ? 'must be a path without a query, such as `/about`: it gets the query of the request'
        : redirectFault(issue),
  })
  .meta({
    description: 'Where it leads: a page of this site, or an address outside it.',
    ...control('link'),
  });
