import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { KeptSettings } from '../../../cli/studio/studio-settings.ts';
import type { FileState } from '../../../studio/protocol.ts';
import { LiveStudio } from '../../support/live-studio.ts';
import { SmallSite } from '../../support/small-site.ts';

const HEADLINE = ['hero', 'headline'];

const SLUGS = [
  'hull',
  'york',
  'leeds',
  'ripon',
  'selby',
  'beverley',
  'whitby',
  'malton',
  'thirsk',
  'filey',
];
const { folder } = new SmallSite(...SLUGS);
let studio: LiveStudio;
beforeAll(async () => {
  studio = await LiveStudio.start(folder);
});

/** A landing of its own for each test. */
function landing() {
  const slug = SLUGS.pop() ?? '';
  const file = `landings/${slug}.yaml`;
  const path = join(folder, file);
  const text = () => readFileSync(path, 'utf8');
  return {
    ...{ file, slug, path, text },
    /** Changes the file as an editor does. */
    change: (edit: (text: string) => string) => writeFileSync(path, edit(text())),
    /** Waits until the studio sees a file like this. */
    seen: (like: object) => expect.poll(() => studio.file(file)).toMatchObject(like),
  };
}

describe('what another program writes into a file that is edited', () => {
  it('is merged at once, and every edit can be taken back as before', async () => {
    const { file, change, text, seen } = landing();
    const before = text();
    await studio.set(file, HEADLINE, 'Typed first');
    const { version } = await studio.set(file, ['seo', 'title'], 'Typed second');
    change((now) => `# theirs\n${now}`);
    await seen({ version: version + 1 });
    expect(text()).toBe(`# theirs\n${before}`);
    expect(await studio.save()).toEqual({ saved: [file], conflicting: [] });
    expect(text()).toMatch(/^# theirs\n.*Typed second.*Typed first/s);
    await studio.post('undo');
    expect(await studio.file(file)).toMatchObject({ value: { hero: { headline: 'Typed first' } } });
    await studio.post('undo');
    await studio.save();
    expect(text()).toBe(`# theirs\n${before}`);
    expect(studio.faults).toEqual([]);
  });

  it('ends in a conflict where both changed the same, which waits for a decision', async () => {
    const { file, change, text, seen } = landing();
    await studio.set(file, HEADLINE, 'Mine');
    change((now) => now.replace(/headline: Signed.*/, 'headline: Theirs'));
    const conflict = { path: HEADLINE, mine: 'Mine', theirs: 'Theirs' };
    await seen({ conflicts: [conflict], value: { hero: { headline: 'Theirs' } } });
    change((now) => now.replace('rating: 5', 'rating: 4'));
    await seen({ conflicts: [conflict], value: { success: { testimonial: { rating: 4 } } } });
    expect(text()).not.toContain('Mine');
    const { value } = await studio.post<FileState>('resolve', {
      ...{ file, path: HEADLINE, keep: 'mine' },
    });
    expect(value).toMatchObject({ conflicts: [], value: { hero: { headline: 'Mine' } } });
    await studio.save();
    expect(text()).toContain('headline: Mine');
    expect(text()).toContain('rating: 4');
  });

  it('is not written over while a conflict is open; their side ends it, too', async () => {
    const { file, change, text } = landing();
    await studio.set(file, HEADLINE, 'Mine');
    await studio.set(file, ['seo', 'title'], 'Only mine');
    change((now) => now.replace(/headline: Signed.*/, 'headline: Theirs'));
    expect(await studio.save()).toEqual({ saved: [], conflicting: [file] });
    expect(text()).not.toContain('Only mine');
    await studio.post('resolve', { file, path: HEADLINE, keep: 'theirs' });
    expect(await studio.save()).toEqual({ saved: [file], conflicting: [] });
    expect(text()).toContain('headline: Theirs');
    expect(text()).toContain('Only mine');
    const again = await studio.post('resolve', { file, path: HEADLINE, keep: 'theirs' });
    expect(again.status).toBe(409);
  });

  it('takes nothing that was typed away, even if it is no YAML', async () => {
    const { file, change, text, seen } = landing();
    await studio.set(file, HEADLINE, 'Mine');
    const good = text();
    change(() => 'hero: [');
    await seen({ conflicts: [{ path: [] }], value: { hero: { headline: 'Mine' } } });
    expect((await studio.save()).conflicting).toEqual([file]);
    expect(text()).toBe('hero: [');
    change(() => good.replace('rating: 5', 'rating: 4'));
    await seen({ conflicts: [], value: { hero: { headline: 'Mine' } } });
    await studio.save();
    expect(text()).toMatch(/headline: Mine.*rating: 4/s);
  });

  it('after a save, made of the text before it: what was saved comes back', async () => {
    const { file, change, text, seen } = landing();
    const stale = text();
    await studio.set(file, HEADLINE, 'Saved');
    await studio.save();
    change(() => stale.replace('rating: 5', 'rating: 4'));
    await seen({ isUnsaved: true, value: { hero: { headline: 'Saved' } } });
    await studio.save();
    expect(text()).toMatch(/headline: Saved.*rating: 4/s);
  });

  it('after a save, made of what was saved, stands as it is', async () => {
    const { file, change, text, seen } = landing();
    await studio.set(file, HEADLINE, 'Saved');
    await studio.save();
    change((now) => now.replace('headline: Saved', 'headline: Edited since'));
    await seen({ conflicts: [{ mine: 'Saved', theirs: 'Edited since' }] });
    await studio.post('resolve', { file, path: HEADLINE, keep: 'theirs' });
    change((now) => `${now.replace('rating: 5', 'rating: 4')}# by hand\n`);
    await seen({ isUnsaved: false, conflicts: [] });
    expect(text()).toMatch(/headline: Edited since.*rating: 4.*# by hand\n$/s);
  });
});

describe('edits', () => {
  it('of one field are taken back as far as they were saved, and only then further', async () => {
    const { file, text } = landing();
    const before = text();
    await studio.set(file, HEADLINE, 'Say');
    await studio.set(file, HEADLINE, 'Saved');
    await studio.save();
    await studio.set(file, HEADLINE, 'Saved and');
    await studio.set(file, HEADLINE, 'Saved and more');
    const undo = async () => (await studio.post<FileState>('undo')).value;
    expect(await undo()).toMatchObject({
      isUnsaved: false,
      value: { hero: { headline: 'Saved' } },
    });
    await undo();
    await studio.save();
    expect(text()).toBe(before);
  });

  it('are saved by themselves once that is switched on, also after a restart', async () => {
    const { file, text } = landing();
    expect((await studio.get('settings')).value).toEqual({ autosave: false });
    await studio.post('settings', { autosave: true });
    await studio.set(file, HEADLINE, 'Saved by itself');
    expect(text()).not.toContain('Saved by itself');
    await expect.poll(text).toContain('Saved by itself');
    expect((await studio.file(file)).isUnsaved).toBe(false);
    expect(new KeptSettings(folder).read()).toEqual({ autosave: true });
    await studio.post('settings', { autosave: false });
    expect((await studio.post('settings', { autosave: 'yes' })).status).toBe(400);
  });
});

describe('a file that is removed while it is edited', () => {
  it('keeps its text, and is written again by saving', async () => {
    const { file, path, text, seen } = landing();
    await studio.set(file, HEADLINE, 'Still here');
    rmSync(path);
    await seen({ isGone: true, isUnsaved: true, value: { hero: { headline: 'Still here' } } });
    expect(await studio.save()).toEqual({ saved: [file], conflicting: [] });
    expect(text()).toContain('headline: Still here');
    expect((await studio.file(file)).isGone).toBeUndefined();
  });

  it('is closed by discarding, and one that comes back is merged', async () => {
    const { file, slug, path, text, seen } = landing();
    await studio.set(file, HEADLINE, 'Mine');
    renameSync(path, join(folder, 'landings/away.yaml'));
    await seen({ isGone: true });
    renameSync(join(folder, 'landings/away.yaml'), path);
    await expect.poll(async () => (await studio.file(file)).isGone).toBeUndefined();
    expect(await studio.file(file)).toMatchObject({ value: { hero: { headline: 'Mine' } } });
    expect(text()).not.toContain('Mine');
    rmSync(path);
    await seen({ isGone: true });
    expect(await studio.post('discard', { file: file })).toEqual({ status: 200, value: null });
    expect((await studio.get(`file?file=${file}`)).status).toBe(404);
    const { value } = await studio.get<{ pages: { path: string }[] }>('site');
    expect(value.pages.map((page) => page.path)).not.toContain(`/${slug}`);
  });
});
