import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sample } from '../support/proof.ts';
import { SmallSite } from '../support/small-site.ts';
import { contents } from '../support/tiny-site.ts';

const withAlias = (alias: string) => (text: string) => `page:\n  aliases: [${alias}]\n${text}`;

function copy(site: SmallSite, from: string, to: string): void {
  copyFileSync(join(site.landings, `${from}.yaml`), join(site.landings, `${to}.yaml`));
}

interface Finding {
  rule: string;
  severity: string;
}

/** What `lint` says of the same files, without the warnings that a build leaves to it. */
async function lintErrors(site: SmallSite): Promise<Finding[]> {
  const { stdout } = await site.run('lint', '--json');
  return JSON.parse(stdout).diagnostics.filter(({ severity }: Finding) => severity === 'error');
}

describe('two pages at one address', () => {
  it.each(
    sample<[string, (site: SmallSite) => void]>(
      [
        ['a copy of a landing with an alias', (site) => copy(site, 'yard', 'yard-two')],
        ['a copy that sorts before the original', (site) => copy(site, 'yard', 'a-yard')],
        ['an alias that is a landing', (site) => site.write('gate', withAlias('/lot'))],
        ['an alias that is a page of the site', (site) => site.write('gate', withAlias('/about'))],
        ['a landing that is a page of the site', (site) => site.write('about')],
        ['an alias named twice', (site) => site.write('gate', withAlias('/old, /old'))],
        [
          'a copy and its translation',
          (site) => {
            copy(site, 'yard', 'yard-two');
            site.write('lot', (text) => `language: es\ntranslationOf: yard\n${text}`);
          },
        ],
      ],
      3,
    ),
  )('are told as lint tells them, and nothing is written: %s', async (_, collide) => {
    const site = new SmallSite('gate', 'lot');
    site.addPage('about');
    site.write('yard', withAlias('/old-yard'));
    await site.build();
    const before = contents(site.dist);
    collide(site);
    const told = await lintErrors(site);
    expect(told.map(({ rule }) => rule)).toContain('address/collision');
    for (const options of [[], ['--out', 'another']]) {
      const { code, report, stderr } = await site.build(...options);
      expect([code, stderr]).toEqual([1, expect.not.stringContaining('fault of the tool')]);
      expect(report.diagnostics).toEqual(told);
      expect(contents(site.dist)).toEqual(before);
    }
  });

  it('are told as well when worker threads make the pages', async () => {
    const slugs = Array.from({ length: 310 }, (_, index) => `gate-${index}`);
    const colliding = ['gate-3', 'gate-200', 'gate-309'];
    const site = new SmallSite(...slugs);
    const few = new SmallSite();
    for (const one of [site, few])
      for (const slug of colliding) one.write(slug, withAlias('/old-gate'));
    const { code, report } = await site.build();
    expect(report.diagnostics.map(({ rule }) => rule)).toContain('address/collision');
    expect([code, report.diagnostics]).toEqual([1, (await few.build()).report.diagnostics]);
  });
});
