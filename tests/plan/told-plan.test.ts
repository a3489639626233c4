import { describe, expect, test } from 'vitest';
import { formatPlanHtml } from '../../cli/plan/format-html.ts';
import { formatPlanJson } from '../../cli/plan/format-json.ts';
import { formatPlanMarkdown } from '../../cli/plan/format-markdown.ts';
import { formatPlanText } from '../../cli/plan/format-text.ts';
import { groupChanges, ownChanges } from '../../cli/plan/group-changes.ts';
import type { PageChange, PlannedPage } from '../../cli/plan/page-change.ts';

describe('a plan that is told', () => {
  const change = (
    kind: PageChange['kind'],
    before: string | null,
    after: string | null,
  ): PageChange => ({
    ...{ kind, before, after, facts: [] },
  });
  const phone = change('words', 'Call 1', 'Call 2');
  const hostile = '<script>alert(1)</script> @owner [x](javascript:1) `y`';
  const many = (count: number): PlannedPage[] =>
    Array.from({ length: count }, (_, index) => ({
      path: `/page-${index}`,
      change: 'changed',
      changes: [
        phone,
        change('style', 'a', 'b'),
        change('title', `Old ${index} ${hostile}`, hostile),
      ],
    }));
  const plan = (pages: PlannedPage[]) => ({ against: 'HEAD', ...groupChanges(pages) });

  test('says once what many pages share', () => {
    const { shared, pages } = plan(many(5));
    expect(shared.map(({ kind, pages: count }) => [kind, count])).toEqual([
      ['words', 5],
      ['style', 5],
    ]);
    expect(pages[0]?.changes).toHaveLength(2);
    expect(ownChanges({ shared, pages })[0]?.changes).toHaveLength(1);
    const styled: PlannedPage = {
      path: '/a',
      change: 'changed',
      changes: [change('style', 'a', 'b')],
    };
    expect(plan([styled]).pages).toEqual([]);
  });

  test('says once that the own stylesheets of pages have changed, and that pages look different', () => {
    const styled = (index: number, name: string): PlannedPage => ({
      ...{ path: `/page-${index}`, change: 'changed' },
      changes: [
        change(
          'style',
          `/assets/${name}-187c5fb3d${index}.css`,
          `/assets/${name}-a73c5fb3d${index}.css`,
        ),
      ],
    });
    const styles = plan([0, 1, 2, 3].map((index) => styled(index, 'page')));
    expect(styles.shared).toMatchObject([
      { pages: 4, before: '/assets/page-*.css', after: '/assets/page-*.css' },
    ]);
    expect([...formatPlanText(styles)][0]).toMatch(/4 pages look different\.$/m);
    expect([...formatPlanText(styles)][0]).not.toContain('no pages');
    const alone = plan([styled(0, 'page'), styled(1, 'brand')]).shared;
    expect(alone.map(({ before }) => before)).not.toContain('/assets/page-*.css');
  });

  test('does not say of a changed page that it looks different because of its own stylesheet', () => {
    const sheet = change('style', '/assets/page-187c5fb3d0.css', '/assets/page-a73c5fb3d0.css');
    const page: PlannedPage = { path: '/a', change: 'changed', changes: [phone, sheet] };
    expect(plan([page]).unlisted).toEqual({ look: 0, scripts: 0, settings: 0 });
  });

  test('counts pages with other scripts apart from those that look different', () => {
    const scripts = ['/a', '/b'].map(
      (path): PlannedPage => ({
        ...{ path, change: 'changed' },
        changes: [change('style', '/assets/site-B5QfHwr9.js', '/assets/site-C5QfHwr9.js')],
      }),
    );
    expect(plan(scripts).unlisted).toEqual({ look: 0, scripts: 2, settings: 0 });
  });

  test('names the variant of a change, and tells it apart from the same one of the original', () => {
    const words = change('words', 'Call 1', 'Call 2');
    const urgent = plan(
      many(3).map((page) => ({ ...page, changes: [{ ...words, variant: 'urgent' }, words] })),
    );
    expect(urgent.shared.map(({ variant }) => variant)).toEqual(['urgent', undefined]);
    for (const text of [
      [...formatPlanText(urgent)].join(''),
      formatPlanMarkdown(urgent),
      [...formatPlanHtml(urgent)].join(''),
    ])
      expect(text.match(/variant urgent/g)).toHaveLength(1);
    expect([...formatPlanJson(urgent)].join('')).toContain('"variant":"urgent"');
  });

  test('shows a text that stands elsewhere once, not as if it were another one', () => {
    const moved: PlannedPage = {
      ...{ path: '/a', change: 'changed' },
      changes: [change('order', 'Gates in spring', 'Gates in spring')],
    };
    for (const text of [
      [...formatPlanText(plan([moved]))].join(''),
      formatPlanMarkdown(plan([moved])),
      [...formatPlanHtml(plan([moved]))].join(''),
    ])
      expect(text.match(/Gates in spring/g)).toHaveLength(1);
  });

  test('writes characters that nobody sees as in HTML where texts differ in nothing else', () => {
    const page: PlannedPage = {
      ...{ path: '/a', change: 'changed' },
      changes: [
        change('words', 'Call us', 'Call\u00a0us'),
        change('title', 'Gate\u00adway', 'Gateway'),
        change('words', 'Call\u202fus', 'Call\u00a0us'),
        change('words', 'Call\u00a0me', 'Call\u00a0you'),
      ],
    };
    const text = [...formatPlanText(plan([page]))].join('');
    expect(text.match(/(?<=[-+] ).*/g)).toEqual([
      ...['Call us', 'Call&nbsp;us', 'Gate&shy;way', 'Gateway', 'Call&#8239;us', 'Call&nbsp;us'],
      ...['Call me', 'Call you'],
    ]);
    expect(formatPlanMarkdown(plan([page]))).toContain('<ins>Call\\&nbsp;us</ins>');
    expect([...formatPlanHtml(plan([page]))].join('')).toContain('Call&amp;nbsp;us');
  });

  test('shows the message in the address of a chat, and any other address as it is', () => {
    const links = [
      change('link', 'https://wa.me/1?text=Hello%2C%20you', 'https://wa.me/1?text=Hello%2C%20all'),
      change('link', '/100%', '/99%'),
      change('link', '/a%2Fb', '/a/b'),
      change('link', '/%1B[31m', '/%E2%80%AEa'),
    ];
    const page: PlannedPage = { path: '/a', change: 'changed', changes: links };
    const text = [...formatPlanText(plan([page]))].join('');
    expect(text).toContain('+ https://wa.me/1?text=Hello, all');
    for (const same of ['- /100%', '+ /99%', '- /a%2Fb', '+ /a/b', '- /%1B[31m', '+ /%E2%80%AEa'])
      expect(text).toContain(same);
    expect([...formatPlanJson(plan([page]))].join('')).toContain('Hello%2C%20all');
  });

  test('says of what one page has alone that it is one', () => {
    const headings = (count: number) =>
      [...formatPlanHtml(plan(many(count)))].join('').match(/<h2>On [^<]+/g);
    expect(headings(1)).toEqual(['<h2>On one page']);
    expect(headings(5)).toEqual(['<h2>On many pages']);
  });

  test('tells of long texts the part in which they differ', () => {
    const long = (word: string) => `${'We open gates. '.repeat(40)}Ask for ${word}.`;
    const page: PlannedPage = {
      ...{ path: '/a', change: 'changed' },
      changes: [change('words', long('Ann'), long('Ben'))],
    };
    const text = [...formatPlanText(plan([page]))].join('');
    expect(text).toContain('Ask for Ann.');
    expect(text).toContain('Ask for Ben.');
    expect(text.length).toBeLessThan(400);
  });

  test('fits into the comment of a pull request, the rest counted', () => {
    const text = formatPlanMarkdown(plan(many(4000)));
    expect(text.length).toBeLessThanOrEqual(65_536);
    expect(text).toMatch(/[\d,]+ more pages/);
    expect(formatPlanMarkdown(plan(many(3)))).not.toContain('more pages');
  });

  test('counts what does not fit of a single page, and of what many share', () => {
    const changes = (count: number) =>
      Array.from({ length: count }, (_, index) => change('words', `${index} old`, `${index} new`));
    const page = (path: string, count: number): PlannedPage => ({
      ...{ path, change: 'changed', changes: changes(count) },
    });
    const one = formatPlanMarkdown(plan([page('/a', 4000), page('/b', 1)]));
    expect(one).toContain('3,950 more changes');
    expect(one).toContain('/b');
    const groups = Array.from({ length: 300 }, (_, index) => ({
      ...change('words', `${'old '.repeat(40)}${index}`, `${'new '.repeat(40)}${index}`),
      ...{ pages: 3 + index, examples: ['/a', '/b', '/c'] },
    }));
    const many = { ...plan([]), shared: groups };
    const text = formatPlanMarkdown(many);
    expect(text.length).toBeLessThanOrEqual(65_536);
    const shown = text.match(/^On /gm)?.length ?? 0;
    expect(text).toContain(`${300 - shown} more changes of several pages do not fit`);
  });

  test('has one heading for changes of the same pages', () => {
    const styled = many(5).map((page) => ({
      ...page,
      changes: [...page.changes, change('words', 'Open', 'Closed')],
    }));
    for (const text of [
      [...formatPlanText(plan(styled))].join(''),
      formatPlanMarkdown(plan(styled)),
      [...formatPlanHtml(plan(styled))].join(''),
    ])
      expect(text.match(/5 pages(?! look)/g)).toHaveLength(1);
  });

  test('marks the words of a text that are others', () => {
    const page: PlannedPage = {
      ...{ path: '/a', change: 'changed' },
      changes: [
        change('words', 'Call <us> at 555-0188 today.', 'Call <us> at 555-0199 now or today.'),
        change('title', 'Gates in spring', 'Fences for all'),
        change('noindex', 'false', 'true'),
      ],
    };
    const html = [...formatPlanHtml(plan([page]))].join('');
    expect(html).toContain('<del>Call &lt;us&gt; at <mark>555-0188</mark> today.</del>');
    expect(html).toContain('<ins>Call &lt;us&gt; at <mark>555-0199 now or</mark> today.</ins>');
    expect(html).toContain('<del>Gates in spring</del><ins>Fences for all</ins>');
    expect(html).toContain('<del><mark>may</mark> list it</del>');
  });

  test('says of addresses that are gone without a redirect what happens there', () => {
    const pages: PlannedPage[] = [
      { path: '/a', change: 'removed', changes: [], gone: ['/a'] },
      { path: '/b', change: 'removed', changes: [change('address', '/b', '/c')] },
      {
        ...{ path: '/e', change: 'renamed', changes: [change('address', '/d', '/e')] },
        gone: ['/d'],
      },
      {
        ...{ path: '/f', change: 'changed', changes: [change('address', '/g', null)] },
        gone: ['/1', '/2', '/3', '/4', '/5', '/<6>', '/7'],
      },
    ];
    for (const text of [
      [...formatPlanText(plan(pages))].join(''),
      formatPlanMarkdown(plan(pages)),
      [...formatPlanHtml(plan(pages))].join(''),
    ]) {
      expect(text.match(/answers? 404/g)).toHaveLength(3);
      expect(text).toContain('/d answers 404');
      expect(text).toContain('/1, /2, /3, /4, /5, and 2 more answer 404');
    }
    const json = JSON.parse([...formatPlanJson(plan(pages))].join(''));
    expect(json.pages.map(({ gone }: PlannedPage) => gone?.length)).toEqual([1, undefined, 1, 7]);
  });

  test('neither mentions nor refers to anything on GitHub', () => {
    const page: PlannedPage = {
      ...{ path: '/a', change: 'changed' },
      changes: [change('words', null, 'Suite #12, GH-3, &copy; @owner')],
    };
    expect(formatPlanMarkdown(plan([page]))).toContain(
      'Suite \\#\u200b12, GH-\u200b3, \\&copy; @\u200bowner',
    );
  });

  test('lists pages whose previous version cannot be read in one place', () => {
    const unread = ['/a', '/b', '/c'].map(
      (path): PlannedPage => ({
        ...{ path, change: 'changed', changes: [] },
      }),
    );
    const renamed: PlannedPage = {
      ...{ path: '/e', change: 'renamed' },
      changes: [change('address', '/d', '/e')],
    };
    const mixed = plan([...unread, renamed]);
    for (const text of [
      [...formatPlanText(mixed)].join(''),
      formatPlanMarkdown(mixed),
      [...formatPlanHtml(mixed)].join(''),
    ]) {
      expect(text.match(/cannot be read/g)).toHaveLength(1);
      expect(text.indexOf('/e')).toBeLessThan(text.indexOf('cannot be read'));
      expect(text.indexOf('/a')).toBeGreaterThan(text.indexOf('cannot be read'));
    }
    expect([...formatPlanText(plan([renamed]))].join('')).not.toContain('cannot be read');
  });

  test('says which pages have screenshots if not all have', () => {
    const pictures = new Map([['/page-0', [{ width: 390 }]]]);
    const html = (count: number) => [...formatPlanHtml(plan(many(count)), pictures)].join('');
    expect(html(2)).toContain('first 1 page ');
    expect(html(1)).not.toContain('Screenshots of');
  });

  test('shows texts of pages as texts', () => {
    const markdown = formatPlanMarkdown(plan(many(1)));
    expect(markdown).not.toMatch(/<script>|@owner|\[x\]\(|(?<!\\)`y/);
    const html = [...formatPlanHtml(plan(many(1)))].join('');
    expect(html).not.toContain('<script>');
    expect([...formatPlanText(plan(many(1)))].join('')).toContain('<script>alert(1)');
  });
});
