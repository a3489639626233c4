import { z } from 'zod';
import { LinkTarget } from './link-target.ts';

/** A path of this site that may still be requested, including forms that other tools generate; no host patterns. */
const FROM = /^\/[\w.~%!$&'()+,;=@-]+(?:\/[\w.~%!$&'()+,;=@-]+)*$/;

/** Whether requests to an address can be redirected. */
export function isOldAddress(address: string): boolean {
  return FROM.test(address);
}

/** What is wrong with an address that cannot be redirected. */
function fromFault(value: string): string {
  if (/^https?:/.test(value)) return 'without the host';
  if (/.\/$/.test(value)) return 'without the slash at its end, which hosts take away themselves';
  const encoded = encodeURI(value);
  if (FROM.test(encoded)) return `encoded as in a copied link: \`${encoded}\``;
  return 'without `*`, `?`, `#` and `:`';
}

const From = z
  .string()
  .max(400)
  .check(({ value, issues }) => {
    if (FROM.test(value)) return;
    const message = `must be a path such as \`/old-page\`, ${fromFault(value)}`;
    issues.push({ code: 'custom', message, input: value });
  })
  .meta({
    pattern: FROM.source,
    description: 'The address that is no page any more, such as `/old-page`.',
  });

/** Target for requests to an address that is no longer a page. */
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
