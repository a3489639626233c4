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
