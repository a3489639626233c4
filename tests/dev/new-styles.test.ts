import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { InDevelopment } from './in-development.ts';

const running = new InDevelopment();

it('a stylesheet that comes beside a module is linked by pages, until it goes', async () => {
  const path = join(running.folder, 'pages/contact/indigo.css');
  onTestFinished(() => rmSync(path, { force: true }));
  const linked = async () =>
    (await (await fetch(`${running.url}/about`)).text()).includes('indigo.css');
  expect(await linked()).toBe(false);
  writeFileSync(path, '@layer components {\n  .indigo {\n    color: navy;\n  }\n}\n');
  await expect.poll(linked).toBe(true);
  rmSync(path);
  await expect.poll(linked).toBe(false);
});
