import { expect, it } from 'vitest';
import type { Diagnostic } from '../../../cli/content/diagnostic.ts';
import { SmallSite } from '../../support/small-site.ts';

/** What `lint --production` finds in some files of a site whose configuration is not ready for going live. */
async function filesFound(...names: string[]): Promise<string[]> {
  const site = new SmallSite('gate');
  site.write('gate', (text) => text.replace('  headline: Signed', '  headlin: Signed'));
  const { stdout } = await site.run('lint', '--production', '--json', ...names);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  return [...new Set(diagnostics.map(({ file }) => file))];
}

it('what a site lacks for going live is told of its configuration only if that is asked for', async () => {
  const [landing, config] = ['landings/gate.yaml', 'site.config.yaml'];
  expect(await filesFound(landing)).toEqual([landing]);
  expect(await filesFound(config)).toEqual([config]);
  expect(await filesFound(landing, config)).toEqual([landing, config]);
  expect(await filesFound()).toEqual([landing, config]);
});
