import { expect, inject, test } from 'vitest';
import { decode, readSiteFile, siteFiles, siteOrigin, sitePages, tagsOf } from './site-pages.ts';

const origin = siteOrigin();
const pages = sitePages();
const answers = new Map<string, Promise<{ status: number; html: string }>>();

/** Answer of the static host, fetched once an address; a redirect is not followed. */
function answer(address: string): Promise<{ status: number; html: string }> {
  const known = answers.get(address);
  if (known) return known;
  const fetched = fetch(inject('siteUrl') + address, { redirect: 'manual' }).then(
    async (response) => ({
      status: response.status,
      html: response.headers.get('content-type')?.startsWith('text/html')
        ? await response.text()
        : '',
    }),
  );
  answers.set(address, fetched);
  return fetched;
}

function idsOf(html: string): string[] {
  return tagsOf(html).flatMap(({ attributes }) => attributes.get('id') ?? []);
}

/** Addresses on this site that a page's tags name, resolved against the page. */
function internalLinks(page: (typeof pages)[number]): URL[] {
  return page.tags
    .flatMap(({ attributes }) => [attributes.get('href') ?? [], attributes.get('src') ?? []].flat())
    .map((link) => new URL(decode(link), origin + page.path))
    .filter((url) => url.origin === origin);
}

test.each(pages)('every internal link of $file leads somewhere', async (page) => {
  const links = internalLinks(page);
  expect(links.length).toBeGreaterThan(5);
  const broken: string[] = [];
  for (const { pathname, search, hash } of links) {
    const { status, html } = await answer(pathname + search);
    if (status !== 200) broken.push(`${pathname}${search} answers ${status}`);
    else if (hash && !idsOf(html).includes(decodeURIComponent(hash.slice(1))))
      broken.push(`${pathname} has no element ${hash}`);
  }
  expect(broken).toEqual([]);
});

test.each(pages)('no link of $file is empty or runs a script', ({ tags }) => {
  const links = tags.filter(({ name }) => name === 'a').map(({ attributes }) => attributes);
  const dead = links.filter((attributes) => {
    const href = attributes.get('href');
    return href === undefined || /^(?:#?$|javascript:)/i.test(href.trim());
  });
  expect(dead).toEqual([]);
});

test.each(pages)('ids of $file are unique', ({ html }) => {
  const ids = idsOf(html);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('every file that a stylesheet names is there', async () => {
  const broken: string[] = [];
  for (const file of siteFiles().filter((name) => name.endsWith('.css'))) {
    for (const [, target = ''] of readSiteFile(file).matchAll(/url\(["']?([^"')]+)["']?\)/g)) {
      const { origin: host, pathname, protocol } = new URL(target, `${origin}/${file}`);
      if (protocol === 'data:') continue;
      if (host !== origin || (await answer(pathname)).status !== 200)
        broken.push(`${file}: ${target}`);
    }
  }
  expect(broken).toEqual([]);
});
