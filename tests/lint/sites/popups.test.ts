import { expect, test } from 'vitest';
import { DataSite } from '../../support/data-site.ts';
import { BAR, POPUP } from '../../support/popup-blocks.ts';

test('a second popup, a bar for nothing and a button for two things are told where they stand', async () => {
  const wrong = new DataSite();
  const page = {
    ...{ name: 'Angebot', type: 'main', description: 'Ein Angebot.' },
    seo: { title: 'Ein Angebot von Hofmann', description: 'Was wir heute anbieten können.' },
  };
  wrong.write('pages/zwei/page.yaml', {
    ...page,
    sections: [{ title: { heading: 'Zwei' } }, { popup: POPUP }, { popup: structuredClone(POPUP) }],
  });
  wrong.write('pages/falsch/page.yaml', {
    ...page,
    sections: [
      { title: { heading: 'Falsch' } },
      { popup: { ...structuredClone(POPUP), action: { call: 'Anrufen', book: 'Buchen' } } },
      { stickyBar: { ...structuredClone(BAR), action: {} } },
    ],
  });
  const found = await wrong.lint();
  expect(
    found
      .filter(({ severity }) => severity === 'error')
      .map(({ file, rule, line }) => [file, rule, line > 8]),
  ).toEqual([
    ['pages/falsch/page.yaml', 'shape/format', true],
    ['pages/falsch/page.yaml', 'shape/format', true],
    ['pages/zwei/page.yaml', 'shape/sections', true],
  ]);
});
