import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../../support/command.ts';
import { DataSite } from '../../support/data-site.ts';

const LANDING = parse(readFileSync(join(ROOT, 'tests/fixtures/landings/ok/plain.yaml'), 'utf8'));
const QUOTE = 'Two crews had been up there before. These people found the leak in the first hour.';
const OTHER = 'They came when they said, and the hall was dry by the evening, carpet and all.';

/** Files in which a quotation is told, of landings with what somebody says on each. */
async function told(...said: [quote: string, author: string][]): Promise<string[]> {
  const site = new DataSite({ response: { emergencyMinutes: 45 }, fees: { minimum: 50 } });
  for (const [at, [quote, author]] of said.entries()) {
    const testimonial = { quote, author, location: 'Leeds', rating: 5 };
    const success = { ...LANDING.success, testimonial };
    site.write(`landings/page-${at}.yaml`, { ...LANDING, success });
  }
  const found = await site.lint();
  return found.filter(({ message }) => /somebody else says/.test(message)).map(({ file }) => file);
}

it('a quotation of another page under another name is told', async () => {
  expect(await told([QUOTE, 'Eva Lind'], [QUOTE, 'Tom Aske'])).toEqual(['landings/page-1.yaml']);
});

it.each([
  ['under the same name', [QUOTE, 'Eva Lind'], [QUOTE, 'Eva Lind']],
  ['under a short form of the name', [QUOTE, 'Eva Lind'], [QUOTE, 'Mrs Lind']],
  ['under its initial', [QUOTE, 'Eva Lind'], [QUOTE, 'E. L.']],
  ['that is another one', [QUOTE, 'Eva Lind'], [OTHER, 'Tom Aske']],
  ['that many may say', ['Quick and kind.', 'Eva Lind'], ['Quick and kind.', 'Tom Aske']],
] as [string, [string, string], [string, string]][])('not one %s', async (_, one, other) => {
  expect(await told(one, other)).toEqual([]);
});

it('not one that all landings of a template have', async () => {
  const names = ['Eva Lind', 'Tom Aske', 'Ann Orme', 'Ben Uhl'];
  expect(await told(...names.map((name): [string, string] => [QUOTE, name]))).toEqual([]);
});
