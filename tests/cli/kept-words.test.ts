import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SmallSite } from '../support/small-site.ts';

test('words that a build has found right are looked at again once they are others', async () => {
  const site = new SmallSite();
  mkdirSync(join(site.folder, 'site/words'), { recursive: true });
  const found = async (skip: string) => {
    writeFileSync(join(site.folder, 'site/words/en.yaml'), `frame:\n  skip: ${skip}\n`);
    const { diagnostics } = (await site.build()).report;
    return diagnostics.map(({ file, rule }) => [file, rule]);
  };
  const typed = [['site/words/en.yaml', 'facts/typed-amount']];
  expect(await found('On to the text')).toEqual([]);
  expect(await found('On to the text for £85')).toEqual(typed);
  expect(await found('On to the text for £85')).toEqual(typed);
  expect(await found('On to the text')).toEqual([]);
});
