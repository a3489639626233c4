import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EditHistory } from '../../../cli/studio/edits/edit-history.ts';
import { journalOf, LiveStudio } from '../../support/live-studio.ts';
import { cases } from '../../support/proof.ts';
import { SmallSite } from '../../support/small-site.ts';

const FILE = 'landings/hull.yaml';
const HEADLINE = ['hero', 'headline'];

/** A site with two edits in its journal, and nobody in its studio. */
async function leftUnsaved() {
  const { folder } = new SmallSite('hull', 'york');
  const studio = await LiveStudio.start(folder);
  await studio.set(FILE, HEADLINE, 'First');
  await studio.set('landings/york.yaml', HEADLINE, 'Second');
  studio.stop();
  const journal = journalOf(folder);
  const headline = async (file = FILE) => {
    const opened = await LiveStudio.start(folder);
    const { value, ...state } = await opened.file(file);
    opened.stop();
    expect(opened.faults).toEqual([]);
    return { ...state, headline: (value as { hero: { headline: string } }).hero.headline };
  };
  return {
    folder,
    path: join(folder, FILE),
    journal,
    lines: readFileSync(journal, 'utf8'),
    headline,
  };
}

it('a journal that was cut off or that holds anything else gives back what can be read', async () => {
  const { folder, journal, lines, headline } = await leftUnsaved();
  const foreign = [
    'null',
    '7',
    '{"step":{}}',
    '{"open":7}',
    '\u0000\ufffd',
    '{"open":"/etc/passwd","base":""}',
  ];
  writeFileSync(journal, `${foreign.join('\n')}\n${lines}{"step":{"kind":"edit","fi`);
  expect(await headline()).toMatchObject({ headline: 'First', isUnsaved: true });
  expect(await headline('landings/york.yaml')).toMatchObject({ headline: 'Second' });
  const opened = await LiveStudio.start(folder);
  await opened.set(FILE, ['seo', 'title'], 'Typed behind the cut');
  opened.stop();
  expect(readFileSync(journal, 'utf8')).toContain('Typed behind the cut');
  expect(await headline()).toMatchObject({ headline: 'First', isUnsaved: true });
});

it('what was left unsaved stands on top of what the disk has by then', async () => {
  const { path, headline } = await leftUnsaved();
  writeFileSync(path, readFileSync(path, 'utf8').replace('rating: 5', 'rating: 4'));
  expect(await headline()).toMatchObject({ headline: 'First', isUnsaved: true, conflicts: [] });
  writeFileSync(path, readFileSync(path, 'utf8').replace('Signed at', 'Waiting at'));
  expect(await headline()).toMatchObject({ conflicts: [{ path: HEADLINE, mine: 'First' }] });
  rmSync(path);
  expect(await headline()).toMatchObject({ isGone: true, isUnsaved: true });
});

it('a journal leads nowhere outside the site', async () => {
  const { folder, journal, headline } = await leftUnsaved();
  const outside = `${folder}-outside`;
  mkdirSync(outside);
  const line = { open: `../${outside.split('/').at(-1)}/page.yaml`, base: '', text: 'a: 1' };
  writeFileSync(journal, `${JSON.stringify(line)}\n`);
  expect(await headline()).toMatchObject({ isUnsaved: false });
  rmSync(outside, { recursive: true });
});

it('edits can be taken back and done again across other versions of the text', () => {
  const word = fc.stringMatching(/^[a-z]{1,4}$/);
  const lines = fc.array(word, { minLength: 6, maxLength: 12 });
  const places = fc.array(fc.tuple(fc.nat(5), word), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(lines, places, word, (start, edits, added) => {
      const history = new EditHistory();
      const text = (parts: readonly string[]) => parts.join('\n');
      history.open('a', text(start));
      let mine = start;
      for (const [at, value] of edits) {
        mine = mine.with(at, value);
        history.take(history.edit('a', text(mine), 0));
      }
      // The other side has put a line behind all of them.
      history.rebase('a', text([...start, added]), text([...mine, added]));
      expect(history.text('a')).toBe(text([...mine, added]));
      let steps = 0;
      for (let step = history.undo(0); step; step = history.undo(0)) {
        history.take(step);
        steps += 1;
      }
      expect(steps).toBe(edits.length);
      expect(history.text('a')).toBe(text([...start, added]));
      for (let step = history.redo(0); step; step = history.redo(0)) history.take(step);
      expect(history.text('a')).toBe(text([...mine, added]));
    }),
    { numRuns: cases(100, 5000) },
  );
});

it('a journal begins anew once everything in it is saved', async () => {
  const { folder, journal } = await leftUnsaved();
  const studio = await LiveStudio.start(folder);
  await studio.save(FILE);
  await expect.poll(() => readFileSync(journal, 'utf8')).toContain('"saved"');
  await studio.save();
  expect(readFileSync(journal, 'utf8')).not.toBe('');
  await expect.poll(() => readFileSync(journal, 'utf8')).toBe('');
  await studio.set(FILE, HEADLINE, 'Third');
  studio.stop();
  const again = await LiveStudio.start(folder);
  expect(await again.file(FILE)).toMatchObject({
    value: { hero: { headline: 'Third' } },
    isUnsaved: true,
  });
});

it('what two windows type into one field at the same time is undone one after the other', async () => {
  const studio = await LiveStudio.start(new SmallSite('hull').folder);
  const type = (window: string, value: string) => {
    const operations = [{ op: 'set', path: HEADLINE, value }];
    return studio.post('edit', { file: FILE, operations, window });
  };
  const headline = async () => {
    const { value } = await studio.file(FILE);
    return (value as { hero: { headline: string } }).hero.headline;
  };
  const before = await headline();
  for (const value of ['O', 'On', 'One']) await type('first', value);
  for (const value of ['T', 'Tw', 'Two']) await type('second', value);
  await studio.post('undo', {});
  expect(await headline()).toBe('One');
  await studio.post('undo', {});
  expect(await headline()).toBe(before);
});
