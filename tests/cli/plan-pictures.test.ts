import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changedPictures } from '../../cli/plan/changed-pictures.ts';
import type { PageChange } from '../../cli/plan/page-change.ts';
import { CHOOSE_VARIANT } from '../../renderer/features/variants/choose-variant.ts';
import { ensureChromium } from '../support/chromium.mjs';
import { tempFolder } from '../support/temp-folder.ts';

/** A page that is black for visitors of its variant, which are nearly all. */
const TESTED = `<!doctype html><html data-test="offer" data-variants="urgent:99" data-variant="original"><head><script>${CHOOSE_VARIANT}</script><style>[data-variant="urgent"] body { background: #000 }</style></head><body></body></html>`;

const PLAIN = '<!doctype html><html><head></head><body></body></html>';

/** Screenshots on a phone before and after of a page with such changes, by variant. */
async function phonePictures(changes: readonly PageChange[]) {
  const [before, after] = [tempFolder(), tempFolder()];
  writeFileSync(join(before, 'offer.html'), PLAIN);
  writeFileSync(join(after, 'offer.html'), TESTED);
  const page = { path: '/offer', change: 'changed', changes } as const;
  const pictures = await changedPictures(
    { pages: [page], shared: [] },
    { before, after },
    { env: { CHROMIUM_PATH: ensureChromium() }, signal: new AbortController().signal },
  );
  const phone = (pictures.get('/offer') ?? []).filter(({ width }) => width === 390);
  return phone.map((pair) => ({ variant: pair.variant, isSame: pair.before === pair.after }));
}

const change = { kind: 'words', before: 'One', after: 'Two', facts: [] } as const;

test('pictures of a plan show the versions of a page that change, and none by chance', async () => {
  expect(await phonePictures([change])).toEqual([{ variant: undefined, isSame: true }]);
  expect(await phonePictures([change, { ...change, variant: 'urgent' }])).toEqual([
    { variant: undefined, isSame: true },
    { variant: 'urgent', isSame: false },
  ]);
});
