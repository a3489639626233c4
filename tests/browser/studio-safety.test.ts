import { expect, test } from 'vitest';
import { frameOf, openFromList, openStudio, setUpStudio, site, WIDTHS } from './studio-page.ts';

setUpStudio();

/** Tries to get out of texts, attributes and scripts, and would be noticed. */
const HOSTILE =
  '"><img src=x onerror="window.hacked=1"></p></body><script>window.hacked=1</script>\u2028';

const PAGE = {
  name: `Fremd ${HOSTILE}`,
  type: 'main',
  description: HOSTILE,
  seo: { title: 'Fremd: Elektriker in Luxemburg', description: `Was hier steht. ${HOSTILE}` },
  sections: [
    { title: { heading: `Fremde Worte ${HOSTILE}`, intro: HOSTILE } },
    { text: { heading: HOSTILE, paragraphs: [HOSTILE, 'javascript:window.hacked=1'] } },
  ],
  [HOSTILE]: HOSTILE,
};

test('hostile content runs nothing in the studio, nor in its pages, and other windows are not listened to', async () => {
  const { [HOSTILE]: _, ...shown } = PAGE;
  site.write('pages/fremd/page.yaml', shown);
  const page = await openStudio();
  const windows = () => [page.mainFrame(), ...page.frames()];
  const hacked = () => Promise.all(windows().map((frame) => frame.evaluate('window.hacked')));
  await openFromList(page, `Fremd ${HOSTILE.trim()}`);
  for (const width of WIDTHS)
    await (await frameOf(page, width)).getByRole('heading', { name: 'Fremde Worte' }).waitFor();
  expect(new Set(await hacked())).toEqual(new Set([undefined]));
  // What cannot be shown is told of, key and value included.
  site.write('pages/fremd/page.yaml', PAGE);
  await page.locator('text=onerror').first().waitFor();
  expect(new Set(await hacked())).toEqual(new Set([undefined]));

  const before = site.text('pages/fremd/page.yaml');
  await page.evaluate(() => {
    const data = { type: 'type', path: 'sections[0].title.heading', text: 'From elsewhere' };
    const origins = ['https://evil.example', location.origin, 'null'];
    for (const origin of origins)
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: window }));
    const key = { type: 'key', key: 'save' };
    window.dispatchEvent(new MessageEvent('message', { data: key, origin: 'null' }));
  });
  await page.evaluate(() => fetch('/api/facts'));
  expect(await page.getByText('From elsewhere').count()).toBe(0);
  expect(site.text('pages/fremd/page.yaml')).toBe(before);
});
