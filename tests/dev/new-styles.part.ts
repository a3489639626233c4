import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { siteInDevelopment } from './in-development.ts';

const running = siteInDevelopment();
const { site } = running;

it('a stylesheet that comes beside a module is linked by pages, until it goes', async () => {
  const linked = async () =>
    (await (await fetch(`${running.url}/contact`)).text()).includes('indigo.css');
  expect(await linked()).toBe(false);
  site.lend(
    'pages/visit/indigo.css',
    '@layer components {\n  .indigo {\n    color: navy;\n  }\n}\n',
  );
  await expect.poll(linked).toBe(true);
  rmSync(join(site.folder, 'pages/visit/indigo.css'));
  await expect.poll(linked).toBe(false);
});

it('the css of the engine, which nobody edits here, is one stylesheet in the layer of components', async () => {
  const { url } = running;
  const page = await (await fetch(`${url}/contact`)).text();
  const linked = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, address = '']) => address,
  );
  const ofEngine = linked.filter((address) => address.includes('/renderer/'));
  expect(ofEngine).toEqual([expect.stringMatching(/\/core\.css$/)]);
  const sheet = await (await fetch(`${url}/@touchdown/parts.css`)).text();
  expect(linked.indexOf('/@touchdown/parts.css')).toBe(1);
  for (const name of ['components/Accordion', 'features/map/live-map', 'frame/PlainFrame']) {
    const alone = await fetch(`${url}/renderer/${name}.css`, { headers: { Accept: 'text/css' } });
    const rules = (await alone.text()).replace(/\/\*# sourceMappingURL[\s\S]*/, '').trim();
    expect(rules).toContain('@layer components');
    expect(sheet).toContain(rules);
  }
});
