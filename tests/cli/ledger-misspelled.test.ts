import { expect, test } from 'vitest';
import { commitAll } from '../support/repository.ts';
import type { BuildReport } from '../support/tiny-site.ts';
import { LEDGER, published } from './ledger-site.ts';

/** A published alias, and the findings once the line of the alias says something else. */
async function changed(from: string, to: string) {
  const site = await published('gate', 'offer');
  site.write('offer', (landing) => `page: { aliases: [${from}] }\n${landing}`);
  expect((await site.build()).code).toBe(0);
  commitAll(site.folder);
  site.write('offer', (landing) => `page: { aliases: [${to}] }\n${landing}`);
  const found = await site.findings();
  const { stdout } = await site.run('lint', '--json');
  const { diagnostics } = JSON.parse(stdout) as BuildReport;
  return { found, told: diagnostics.filter(({ rule }) => rule === 'address/vanished') };
}

test('an alias that nearly spells a published one is told where it stands, once', async () => {
  const { found, told } = await changed('/24-7-notary', '/24-7-notry');
  expect(found).toEqual(['landings/offer.yaml:1 address/vanished']);
  expect(told[0]).toMatchObject({
    message: expect.stringMatching(/^\/24-7-notary has been published, .* \/24-7-notry nearly/),
    hint: 'Write /24-7-notary. If both are meant, list both.',
  });
});

test.each([
  ['/spring-sale', '/autumn-sale'],
  ['/24-7-notary', '/at-any-hour'],
  ['/offer-2026', '/offer-2027'],
])('another one in the place of %s is an address of its own', async (from, to) => {
  const { found, told } = await changed(from, to);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(`${LEDGER}:`);
  expect(told[0]?.hint).toMatch(
    new RegExp(
      `^If the new alias ${to} of landings/offer.yaml was .* "touchdown remove ${from} --to`,
    ),
  );
});
