import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runProcess } from '../support/command.ts';
import { sample } from '../support/proof.ts';
import { SmallSite } from '../support/small-site.ts';

/** Code of a site that keeps a command from coming to its end, while Node finds nothing left to do. */
const ENDLESS: [string, (code: string) => string][] = [
  ['waits for what never comes', (code) => `await new Promise(() => {});\n${code}`],
  ['ends the process', (code) => `process.exit(0);\n${code}`],
];

it.each(sample(ENDLESS, 1))(
  'a command never succeeds unfinished: code of its site that %s',
  async (_, edit) => {
    const site = new SmallSite('gate');
    site.addCode();
    const path = join(site.folder, 'site/site.ts');
    writeFileSync(path, edit(readFileSync(path, 'utf8')));
    for (const command of [['lint'], ['build', '--json'], ['plan', '--json']]) {
      const { code, stdout, stderr } = await runProcess(command, { site: site.folder });
      expect({ command, code }).toEqual({ command, code: 1 });
      expect(`${stdout}${stderr}`).toMatch(/code of the site|site's own code/);
      if (command.includes('--json')) expect(() => JSON.parse(stdout)).not.toThrow();
    }
  },
);
