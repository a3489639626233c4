import { expect, test } from 'vitest';
import { openSite } from '../../cli/site/open-site.ts';
import { StudioSite } from '../../cli/studio/studio-site.ts';
import { SmallSite } from '../support/small-site.ts';

test('a page that is asked for before its edit was told of is of another revision than the one before', async () => {
  const small = new SmallSite('hull');
  const { dev } = new StudioSite(await openSite(small.folder, {}), small.folder);
  const asked = () => {
    const { page } = dev.answer('/hull') ?? {};
    return { isThere: page !== undefined, revision: dev.revision };
  };
  const first = asked();
  expect(first.isThere).toBe(true);
  expect(asked()).toEqual(first);
  small.write('hull', (text) => text.replace('Signed at the gate', 'Signed at the fence'));
  const { revision } = asked();
  expect(revision).not.toBe(first.revision);
  expect(asked().revision).toBe(revision);
});
