import { z } from 'zod';
import { control } from './forms/control.ts';

const PATH = '/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:/[a-z0-9]+(?:-[a-z0-9]+)*)*)?';
const SECTION = String.raw`#[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]*`;
const HOST = String.raw`(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}`;

const LINK_TARGET = new RegExp(
  [
    `^${PATH}(?:${SECTION})?$`,
    `^${SECTION}$`,
    String.raw`^https://${HOST}(?::\d+)?(?:[/?#]\S*)?$`,
    String.raw`^(?:tel|sms):\+?\d[\d.-]{3,}$`,
    String.raw`^mailto:[^\s@?]+@${HOST}(?:\?\S+)?$`,
  ].join('|'),
  'u',
);

/** A link target: a page or a section of this site, or an external address. */
export const LinkTarget = z
  .string()
  .regex(
    LINK_TARGET,
    'must be a path such as `/about` or `/about#prices`, or begin with `https://`, `tel:` or `mailto:`',
  )
  .meta({
    description: 'Target of the link, such as `/about` or `/about#prices`.',
    ...control('link'),
  });
