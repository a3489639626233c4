import { expect, test } from 'vitest';
import { photograph } from '../support/photographs.ts';
import { PictureSite } from '../support/picture-site.ts';

const PAGE = {
  ...{ name: 'Workshop', type: 'main', description: 'Where we work.' },
  seo: { title: 'The workshop of the business', description: 'Where we work, and what with.' },
};
const BENCH = { src: 'bench.jpg', alt: 'A bench under a window', caption: 'Where it happens' };

const code = (picture: string) => `import type { PageProps } from 'touchdown';
import { PictureFigure } from 'touchdown/components';

export default function Workshop({ page }: PageProps) {
  return <main id="main"><h1>Workshop</h1><PictureFigure picture="${picture}" page={page} place="beside" /></main>;
}
`;

const site = new PictureSite();

test('pictures that a page names for its code are found wrong at their lines', async () => {
  site.addMedia('small.jpg', await photograph(300, 300));
  site.write('pages/workshop/page.yaml', {
    ...PAGE,
    pictures: { bench: BENCH, tool: { src: 'small.jpg', alt: '' } },
  });
  site.write('pages/workshop/+Page.tsx', code('bench'));
  const lines = site.text('pages/workshop/page.yaml').split('\n');
  const found = (await site.lint()).filter(({ rule }) => rule.startsWith('picture/'));
  expect(found.map(({ rule, line }) => [rule, lines[line - 1]?.trim()])).toEqual([
    ['picture/missing', 'src: bench.jpg'],
    ['picture/too-small', 'src: small.jpg'],
    ['picture/alt', 'alt: ""'],
  ]);
  site.write('pages/other/page.yaml', {
    ...{ ...PAGE, sections: [{ title: { heading: 'Other' } }] },
    pictures: { bench: { ...BENCH, src: 'small.jpg' } },
  });
  expect(await site.lint()).toContainEqual(
    expect.objectContaining({ rule: 'picture/unused', file: 'pages/other/page.yaml' }),
  );
});

test('the code of a page shows a picture by its name, cut for its place; another name stops the build', async () => {
  site.addMedia('bench.jpg', await photograph(600, 750));
  site.write('pages/workshop/page.yaml', { ...PAGE, pictures: { bench: BENCH } });
  site.write('pages/other/page.yaml', { ...PAGE, sections: [{ title: { heading: 'Other' } }] });
  const { code: exit, report } = await site.build();
  expect([exit, report.diagnostics]).toEqual([0, expect.anything()]);
  const html = site.built('workshop.html');
  expect(html).toMatch(/<img src="\/media\/bench-[^"]+\.jpg"[^>]* alt="A bench under a window"/);
  expect(html).toContain('<figcaption>Where it happens');
  for (const [file = ''] of html.matchAll(/(?<=\/media\/)bench-[\w-]+\.avif/g))
    expect(site.media()).toContain(file);
  site.write('pages/workshop/+Page.tsx', code('bank'));
  const { code: stopped, report: told } = await site.build();
  expect(stopped).toBe(1);
  expect(JSON.stringify(told)).toContain('bank');
});
