import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSite } from '../../cli/site/open-site.ts';
import { Edits } from '../../cli/studio/edits/edits.ts';
import { Journal } from '../../cli/studio/edits/journal.ts';
import { MakingSite } from '../../cli/studio/making/making-site.ts';
import { addressFor, newPage, starterRows } from '../../cli/studio/making/new-pages.ts';
import { importTable } from '../../cli/studio/making/table-import.ts';
import {
  keepTranslated,
  savingTranslations,
  translationOf,
} from '../../cli/studio/making/translations.ts';
import { StudioSite } from '../../cli/studio/studio-site.ts';
import { SmallSite } from '../support/small-site.ts';

/** A small site in two languages with the landing `gate`, as the studio makes pages for it. */
async function openMaking() {
  const { folder, landings, config } = new SmallSite('gate');
  const text = readFileSync(config, 'utf8');
  writeFileSync(config, /^languages:/m.test(text) ? text : `${text}\nlanguages: [en, es]\n`);
  const studio = new StudioSite(await openSite(folder, {}), folder);
  const edits = new Edits(studio, new Journal(folder));
  await studio.dev.scan(new AbortController().signal);
  const making = new MakingSite(studio, edits, folder);
  const table = (lines: readonly string[], more: object = {}) =>
    importTable(
      {
        content: Buffer.from(lines.join('\n')).toString('base64'),
        ...{ name: 'towns', template: 'gate', write: false, ...more },
      },
      making,
    );
  return { making, edits, table, file: (slug: string) => join(landings, `${slug}.yaml`) };
}

const says = (message: RegExp) =>
  expect.objectContaining({ message: expect.stringMatching(message) });

describe('new pages in the studio', () => {
  it('begin with starters, at an address that is made of the name', async () => {
    const { making, file } = await openMaking();
    const starters = starterRows(making);
    expect(starters.map(({ name }) => name)).toContain('offer');
    expect(addressFor({ slug: '', name: 'Größe & Gate' }, making)).toEqual({ slug: 'grosse-gate' });
    expect(addressFor({ slug: 'gate', name: '' }, making).fault).toContain('gate.yaml');
    expect(addressFor({ slug: 'No Slug', name: '' }, making).fault).toContain('no-slug');
    const made = newPage({ slug: 'summer', from: 'offer', name: 'Summer' }, making);
    expect(made.path).toBe('/summer');
    expect(readFileSync(file('summer'), 'utf8')).toContain('name: Summer');
    expect(making.studio.dev.metas().map(({ entry }) => entry.path)).toContain('/summer');
    expect(() => newPage({ slug: 'summer', from: 'offer' }, making)).toThrow(says(/already/));
  });
});

describe('a table in the studio', () => {
  it('is checked row by row before anything is written, and then written', async () => {
    const { table, file } = await openMaking();
    const lines = ['Address,hero.headline', 'hull,A gate in Hull', 'york,A gate in York'];
    const open = table(lines, { columns: [] });
    expect(open).toMatchObject({ written: false, rows: [] });
    expect(open.diagnostics.map(({ rule }) => rule)).toContain('import/no-address');
    expect(open.columns.map(({ to }) => to)).toEqual([undefined, 'hero.headline']);
    const columns = [{ column: 'Address', to: 'slug' }];
    const checked = table(lines, { columns });
    expect(checked.rows.map(({ slug, action, line }) => [slug, action, line])).toEqual([
      ['hull', 'created', 2],
      ['york', 'created', 3],
    ]);
    expect(existsSync(file('hull'))).toBe(false);
    expect(table(lines, { columns, write: true }).written).toBe(true);
    expect(existsSync(file('york'))).toBe(true);
    const again = table(lines, { template: undefined });
    expect(again.rows.map(({ action }) => action)).toEqual(['unchanged', 'unchanged']);
  });

  it('does not go over edits that are not saved', async () => {
    const { table, edits } = await openMaking();
    const lines = (headline: string) => ['slug,hero.headline', `hull,${headline}`];
    table(lines('A gate in Hull'), { write: true });
    edits.edit('landings/hull.yaml', [{ op: 'set', path: ['hero', 'problem'], value: 'Typed' }]);
    expect(() => table(lines('Another gate'), { write: true })).toThrow(says(/hull\.yaml/));
    edits.save(['landings/hull.yaml']);
    expect(table(lines('Another gate'), { write: true }).written).toBe(true);
  });

  it('asks for a template first', async () => {
    const { table } = await openMaking();
    expect(table(['slug', 'hull'], { template: undefined })).toMatchObject({
      template: '',
      rows: [],
    });
    expect(() => table(['slug', 'hull'], { template: 'gaet' })).toThrow(says(/gate/));
  });
});

describe('a translation in the studio', () => {
  it('is noted as it is saved, and stale once the original is another', async () => {
    const { making, edits, file } = await openMaking();
    newPage({ slug: 'puerta', from: 'gate', language: 'es' }, making);
    const name = 'landings/puerta.yaml';
    const state = () =>
      translationOf(name, making)?.texts.find((text) => text.name === 'hero.headline');
    expect(translationOf('landings/gate.yaml', making)).toBeNull();
    expect(translationOf(name, making)?.original.path).toBe('/gate');
    expect(state()?.state).toBe('missing');
    edits.edit(name, [{ op: 'set', path: ['hero', 'headline'], value: 'Firmado' }]);
    expect(savingTranslations([name], making, () => edits.save([name])).saved).toEqual([name]);
    expect(state()?.state).toBe('done');
    const text = readFileSync(file('gate'), 'utf8');
    writeFileSync(file('gate'), text.replace(/headline: .*/, 'headline: Signed elsewhere'));
    expect(state()).toMatchObject({ state: 'stale', before: expect.stringMatching(/gate/) });
    keepTranslated({ file: name, names: ['hero.headline'] }, making);
    expect(state()?.state).toBe('done');
  });
});
