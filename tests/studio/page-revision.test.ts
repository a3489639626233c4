import { expect, test } from 'vitest';
import { openSite } from '../../cli/site/open-site.ts';
import { StudioSite } from '../../cli/studio/studio-site.ts';
import { SmallSite } from '../support/small-site.ts';

/** What a browser would be told of the page `/hull` at each look, with a site whose edits nobody tells of. */
async function lookedAt(small: SmallSite) {
  const { dev } = new StudioSite(await openSite(small.folder, {}), small.folder);
  return () => {
    const { page } = dev.answer('/hull') ?? {};
    return { isThere: page !== undefined, revision: dev.revision };
  };
}

test('a page that is asked for before its edit was told of is of another revision than the one before', async () => {
  const small = new SmallSite('hull');
  const asked = await lookedAt(small);
  const first = asked();
  expect(first.isThere).toBe(true);
  expect(asked()).toEqual(first);
  small.write('hull', (text) => text.replace('Signed at the gate', 'Signed at the fence'));
  const { revision } = asked();
  expect(revision).not.toBe(first.revision);
  expect(asked().revision).toBe(revision);
});

test('so is one that could not be shown before', async () => {
  const small = new SmallSite('hull');
  small.write('hull', () => 'hero: [');
  const asked = await lookedAt(small);
  const broken = asked();
  expect(broken.isThere).toBe(false);
  expect(asked()).toEqual(broken);
  small.write('hull');
  const mended = asked();
  expect(mended.isThere).toBe(true);
  expect(mended.revision).not.toBe(broken.revision);
  expect(asked()).toEqual(mended);
});
