import { z } from 'zod';
import { LinkTarget } from './link-target.ts';

/** An address of this site that somebody may still ask for, as other tools wrote them, too: without patterns of hosts. */
const FROM = /^\/[\w.~%!$&'()+,;=@-]+(?:\/[\w.~%!$&'()+,;=@-]+)*$/;

const From = z
  .string()
  .max(400)
  .regex(FROM, 'must be a path such as `/old-page`, without `*`, `?` and `#`')
  .meta({ description: 'The address that is no page any more, such as `/old-page`.' });

/** Where somebody is led who asks for an address that is no page any more. */
const Redirect = z.strictObject({
  from: From,
  to: LinkTarget.refine(
    (target) => /^(?:\/|https:)/.test(target),
    'must be a path such as `/about`, or begin with `https://`',
  ).meta({ description: 'Where it leads: a page of this site, or an address outside it.' }),
});
export type Redirect = z.infer<typeof Redirect>;

/** `redirects` in `site.config.yaml`. */
export const Redirects = z.array(Redirect).meta({
  description: 'Addresses that have moved. `touchdown rename` and `touchdown remove` write them.',
});
