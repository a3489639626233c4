import { z } from 'zod';
import { RedirectTarget } from './link-target.ts';
import { OLD_ADDRESS, oldAddressFault } from './old-address.ts';

/** How an address with characters that no request has is to be written. */
function properly(value: string): string {
  if (value === '/') return 'and not the home page, which every site has';
  if (/^https?:/.test(value)) return 'without the host';
  if (!value.startsWith('/')) return 'with a slash at its beginning';
  if (/.\/$/.test(value)) return 'without the slash at its end, which hosts take away themselves';
  if (value.includes('//')) return 'without empty segments, which hosts take away themselves';
  const encoded = encodeURI(value);
  if (oldAddressFault(encoded) === undefined) return `encoded as in a copied link: \`${encoded}\``;
  return 'without `*`, `?`, `#` and `:`';
}

const From = z
  .string()
  .max(400)
  .check(({ value, issues }) => {
    const fault = oldAddressFault(value);
    if (fault === undefined) return;
    const how = {
      characters: properly(value),
      escapes: 'with each `%` as `%25`, and other characters encoded as UTF-8',
      control: 'without escapes such as `%00` and `%0A`, which no text has',
      segments: 'without empty segments, `.` and `..`, be they encoded or not',
    }[fault];
    const message = `must be a path such as \`/old-page\`, ${how}`;
    issues.push({ code: 'custom', message, input: value });
  })
  .meta({
    pattern: OLD_ADDRESS.source,
    description: 'The address that is no page any more, such as `/old-page`.',
  });

/** Target for requests to an address that is no longer a page. */
const Redirect = z.strictObject({ from: From, to: RedirectTarget });
export type Redirect = z.infer<typeof Redirect>;

/** `redirects` in `site.config.yaml`. */
export const Redirects = z.array(Redirect).meta({
  description: 'Addresses that have moved. `touchdown rename` and `touchdown remove` write them.',
});
