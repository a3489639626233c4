import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SmallSite } from '../../support/small-site.ts';

/** Lines of the configuration at which `law/consent` is found, for a business in a country. */
async function found(country: string, analytics: string): Promise<number[]> {
  const site = new SmallSite();
  const text = readFileSync(site.config, 'utf8');
  writeFileSync(site.config, text.replace(/country: \w+/, `country: ${country}`));
  appendFileSync(site.config, analytics);
  const { stdout } = await site.run('lint', '--json');
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { rule: string; file: string; line: number }[];
  };
  return diagnostics
    .filter(({ rule, file }) => rule === 'law/consent' && file === 'site.config.yaml')
    .map(({ line }) => line - text.split('\n').length);
}

const TAG = 'analytics:\n  conversionId: AW-1234567890\n';

it.each(['GB', 'DE', 'CH', 'ES'])(
  'visitors of %s are asked before they are counted',
  async (country) => {
    expect(await found(country, TAG)).toEqual([1]);
    expect(await found(country, `${TAG}  consent: required\n`)).toEqual([]);
    expect(await found(country, '')).toEqual([]);
  },
);

it.each(['US', 'MX'])('visitors of %s may decline later', async (country) => {
  expect(await found(country, TAG)).toEqual([]);
});

it('a consent of another kind is told at its key', async () => {
  expect(await found('AT', `${TAG}  consent: opt-out\n`)).toEqual([2]);
});
