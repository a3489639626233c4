import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { actions, places, TableSite } from './table-site.ts';

const HEADER = 'slug,name,hero.headline';
const HULL = 'hull,Gates in Hull,A gate that shuts in Hull';
const YORK = 'york,Gates in York,A gate that shuts in York';

/** Places of findings other than those that say how alike pages of one template are. */
const ownPlaces = (report: Parameters<typeof places>[0]) =>
  places(report).filter((place) => !/near-duplicate|duplicate-title/.test(place));

describe('an import', () => {
  it('makes a landing of each row, and remembers what it has written', async () => {
    const towns = new TableSite();
    const report = await towns.import([HEADER, HULL, YORK]);
    expect(report).toMatchObject({ code: 0, written: true });
    expect(report.rows).toEqual([
      { row: 2, line: 2, slug: 'hull', action: 'created', changed: [], kept: [] },
      { row: 3, line: 3, slug: 'york', action: 'created', changed: [], kept: [] },
    ]);
    expect(towns.files()).toEqual(['.imports', 'gate.yaml', 'hull.yaml', 'york.yaml']);
    expect(towns.value('hull', 'hero', 'headline')).toBe('A gate that shuts in Hull');
    expect(towns.value('hull', 'page', 'name')).toBe('Gates in Hull');
    expect(towns.value('hull', 'seo', 'title')).toMatch(/^Gates in Hull/);
    const lint = await towns.site.run('lint', 'landings/hull.yaml');
    expect(lint.code).toBe(0);
  });

  it('changes nothing where nothing is new', async () => {
    const towns = new TableSite();
    await towns.import([HEADER, HULL, YORK]);
    const before = [towns.text('hull'), towns.text('york'), towns.text('.imports/towns')];
    const report = await towns.import([HEADER, YORK, HULL]);
    expect(actions(report)).toEqual({ york: 'unchanged', hull: 'unchanged' });
    expect([towns.text('hull'), towns.text('york'), towns.text('.imports/towns')]).toEqual(before);
  });

  it('changes the value that the table has changed, and no other byte', async () => {
    const towns = new TableSite();
    await towns.import([HEADER, HULL]);
    const before = towns.text('hull') ?? '';
    const report = await towns.import([HEADER, HULL.replace('shuts', 'locks')]);
    expect(report.rows).toMatchObject([{ action: 'updated', changed: ['hero.headline'] }]);
    expect(towns.text('hull')).toBe(before.replace('that shuts in Hull', 'that locks in Hull'));
  });

  it('leaves what was edited by hand, and says so', async () => {
    const towns = new TableSite();
    await towns.import([HEADER, HULL]);
    towns.editByHand('hull', 'A gate that shuts in Hull', 'Our own words');
    const edited = towns.text('hull');
    const same = await towns.import([HEADER, HULL]);
    expect(same.rows).toMatchObject([{ action: 'unchanged', kept: ['hero.headline'] }]);
    expect(ownPlaces(same)).toEqual([]);
    const other = await towns.import([HEADER, HULL.replace('shuts', 'locks')]);
    expect(other).toMatchObject({
      code: 0,
      rows: [{ action: 'unchanged', kept: ['hero.headline'] }],
    });
    expect(ownPlaces(other)).toEqual(['2:20 import/edited-by-hand']);
    expect(towns.text('hull')).toBe(edited);
  });

  it('keeps pages out of search engines that repeat another row, until they say something of their own', async () => {
    const towns = new TableSite();
    const ofTown = (town: string, own: readonly string[]) => [town, ...own].join(',');
    const columns = ['slug', 'hero.subheadline', 'seo.description', 'problems.philosophical'];
    const same = ['A notary', 'A notary comes to the lease', 'A lease is signed by who is there'];
    const table = (hull: readonly string[], york: readonly string[]) => [
      columns.join(','),
      ofTown('hull', hull),
      ofTown('york', york),
    ];
    const keptOut = () => ['hull', 'york'].filter((slug) => towns.value(slug, 'page', 'noindex'));
    const first = await towns.import(table(same, same));
    expect(places(first)).toEqual(
      expect.arrayContaining(['2:1 doorway/near-duplicate', '3:1 doorway/near-duplicate']),
    );
    expect(keptOut()).toEqual(['hull', 'york']);
    // The landing that they were made from says something else now.
    const otherWords = (words: string) => words.split(' ').toReversed().join(' ');
    towns.rewrite('gate', otherWords);
    await towns.import(table(same, same));
    expect(keptOut()).toEqual(['york']);
    // Who is in stays in, wherever the rows stand.
    const [head = '', ...rows] = table(same, same);
    const turned = await towns.import([head, ...rows.toReversed()]);
    expect(actions(turned)).toEqual({ hull: 'unchanged', york: 'unchanged' });
    // Taken out by hand, it stays out.
    towns.editByHand('york', 'noindex: true', 'noindex: false');
    const shown = await towns.import(table(same, same));
    expect(keptOut()).toEqual([]);
    const [told] = shown.diagnostics.filter(({ rule }) => rule === 'doorway/near-duplicate');
    expect(told).toMatchObject({ line: 3 });
    expect(told?.message).not.toContain('noindex');
    expect(told?.hint).not.toContain('next import');
    towns.editByHand('york', 'noindex: false', 'noindex: true');
    // What a person writes into the page counts as what the row says.
    towns.rewrite('york', (words) => `Here ${words.replaceAll(' ', ' also ')}`);
    const different = await towns.import(table(same, same));
    expect(actions(different)).toEqual({ hull: 'unchanged', york: 'updated' });
    expect(different.rows).toMatchObject([{}, { changed: ['page.noindex'] }]);
    expect(keptOut()).toEqual([]);
    expect(places(different).filter((place) => place.endsWith('near-duplicate'))).toEqual([]);
  });

  it('names pages whose row is gone, and deletes none', async () => {
    const towns = new TableSite();
    await towns.import([HEADER, HULL, YORK]);
    for (const _ of [1, 2]) {
      const report = await towns.import([HEADER, HULL]);
      expect(report.rows.at(-1)).toMatchObject({ row: null, slug: 'york', action: 'vanished' });
      expect(report.code).toBe(0);
    }
    expect(towns.text('york')).toBeDefined();
    expect(actions(await towns.import([HEADER, HULL, YORK]))).toMatchObject({ york: 'unchanged' });
    rmSync(join(towns.landings, 'york.yaml'));
    expect(actions(await towns.import([HEADER, HULL]))).toEqual({ hull: 'unchanged' });
  });

  it('sets the paths of a column that comes later, where nobody has written', async () => {
    const towns = new TableSite();
    await towns.import([HEADER, HULL, YORK]);
    const problem = String(towns.value('york', 'hero', 'problem'));
    towns.editByHand('york', problem, 'Written by hand');
    const report = await towns.import([
      `${HEADER},hero.problem`,
      `${HULL},The old one is stuck`,
      `${YORK},The old one is stuck`,
    ]);
    expect(report.rows).toMatchObject([
      { action: 'updated', changed: ['hero.problem'] },
      { action: 'unchanged', kept: ['hero.problem'] },
    ]);
    expect(towns.value('hull', 'hero', 'problem')).toBe('The old one is stuck');
    expect(towns.value('york', 'hero', 'problem')).toBe('Written by hand');
  });

  it('gives an emptied cell back to the template', async () => {
    const towns = new TableSite();
    await towns.import([`${HEADER},page.description`, `${HULL},All gates`]);
    const emptied = await towns.import([`${HEADER},page.description`, 'hull,Gates in Hull,,']);
    expect(emptied.rows[0]).toMatchObject({
      changed: ['hero.headline', 'page.description', 'page.noindex'],
    });
    expect(towns.value('hull', 'hero', 'headline')).toBe(towns.value('gate', 'hero', 'headline'));
    expect(towns.value('hull', 'page')).toEqual({ name: 'Gates in Hull', noindex: true });
  });

  it('fills columns into texts of the template', async () => {
    const towns = new TableSite();
    const headline = String(towns.value('gate', 'hero', 'headline'));
    towns.editByHand('gate', headline, 'Gates in [[Town]], from [[ price ]]');
    const report = await towns.import(
      ['town,Price,slug', 'Hull,£40,', ',£50,york'],
      '--map',
      'town=name',
    );
    expect(ownPlaces(report)).toEqual(['2:1 facts/typed-amount', '3:1 import/empty-cell']);
    const full = await towns.import(['town,Price', 'Hull,£40'], '--map', 'town=name');
    expect(actions(full)).toEqual({ hull: 'created' });
    expect(towns.value('hull', 'hero', 'headline')).toBe('Gates in Hull, from £40');
    const later = await towns.import(['town,Price', 'Hull,£45'], '--map', 'town=name');
    expect(later.rows).toMatchObject([{ action: 'updated', changed: ['hero.headline'] }]);
    const missing = await towns.import(['slug', 'york']);
    expect(missing).toMatchObject({ code: 1, written: false });
  });

  it('is completed by the same command where it was ended half way', async () => {
    const towns = new TableSite();
    const record = join(towns.landings, '.imports/towns.json');
    await towns.import([HEADER, HULL, YORK]);
    const before = readFileSync(record, 'utf8');
    const table = [HEADER, HULL.replace('shuts', 'locks'), YORK];
    await towns.import(table);
    const after = readFileSync(record, 'utf8');
    // Ended behind the edited pages, and in front of the new ones.
    writeFileSync(record, before);
    rmSync(join(towns.landings, 'york.yaml'));
    expect(actions(await towns.import(table))).toEqual({ hull: 'unchanged', york: 'created' });
    expect(readFileSync(record, 'utf8')).toBe(after);
  });

  it('knows its pages after they were renamed, and what they were made from', async () => {
    const towns = new TableSite();
    await towns.import([HEADER, HULL]);
    expect((await towns.site.run('rename', 'hull', 'beverley')).code).toBe(0);
    expect((await towns.site.run('rename', 'gate', 'doors')).code).toBe(0);
    const table = [HEADER, HULL.replace('hull', 'beverley').replace('shuts', 'locks')].join('\n');
    writeFileSync(join(towns.site.folder, 'towns.csv'), table);
    const { stdout } = await towns.site.run('import', 'towns.csv', '--json');
    expect(JSON.parse(stdout).rows).toMatchObject([{ slug: 'beverley', action: 'updated' }]);
  });

  it('remembers template and columns for the next time', async () => {
    const towns = new TableSite();
    const table = ['Address,Line', 'hull,A gate that shuts in Hull'];
    await towns.import(table, '--map', 'Address=slug', '--map', 'Line=hero.headline');
    writeFileSync(join(towns.site.folder, 'towns.csv'), table.join('\n').replace('shuts', 'locks'));
    const { stdout } = await towns.site.run('import', 'towns.csv', '--json');
    expect(JSON.parse(stdout).rows).toMatchObject([{ action: 'updated' }]);
  });
});

describe('an import that finds something wrong', () => {
  it('tells all of it at the cells, and writes nothing', async () => {
    const towns = new TableSite();
    const report = await towns.import([
      `${HEADER},success.testimonial.rating`,
      `${HULL},5`,
      'Not An Address,A,B,5',
      'hull,C,D,5',
      `${YORK},nine`,
      ',,E,4',
    ]);
    expect(report).toMatchObject({ code: 1, written: false });
    expect(report.rows.map(({ action }) => action)).toEqual([
      'created',
      ...['refused', 'refused', 'refused', 'refused'],
    ]);
    expect(report.diagnostics.filter(({ severity }) => severity === 'error')).toMatchObject([
      { file: 'towns.csv', line: 3, column: 1, rule: 'address/slug' },
      { file: 'towns.csv', line: 4, column: 1, rule: 'import/address-twice' },
      { file: 'towns.csv', line: 5, column: 46, rule: expect.stringContaining('shape/') },
      { file: 'towns.csv', line: 6, column: 1, rule: 'import/no-address' },
    ]);
    expect(towns.files()).toEqual(['gate.yaml']);
  });

  it('writes the other rows with --keep-going', async () => {
    const towns = new TableSite();
    const report = await towns.import([HEADER, HULL, 'gate,A,B'], '--keep-going');
    expect(report).toMatchObject({ code: 1, written: true });
    expect(actions(report)).toEqual({ hull: 'created', gate: 'refused' });
    expect(towns.files()).toEqual(['.imports', 'gate.yaml', 'hull.yaml']);
  });

  it('writes nothing with --dry-run', async () => {
    const towns = new TableSite();
    const report = await towns.import([HEADER, HULL], '--dry-run');
    expect(report).toMatchObject({ code: 0, written: false, rows: [{ action: 'created' }] });
    expect(towns.files()).toEqual(['gate.yaml']);
  });

  it.each([
    ['a column that is not there', ['--map', 'Town=hero.headline']],
    ['a path that landings have not', ['--map', 'name=hero.headlin']],
    ['a wish without a path', ['--map', 'name']],
    ['a template that is not there', ['--template', 'gaet']],
    ['a language that the site has not', ['--language', 'xx']],
    ['a name that no file can have', ['--table', '../x']],
  ])('ends with 2 for %s', async (_, options) => {
    const towns = new TableSite();
    const report = await towns.import([HEADER, HULL], ...options);
    expect(report).toMatchObject({ code: 2, written: false, error: expect.any(String) });
  });

  it('ends with 2 without a file or a template, and with 1 where its memory cannot be read', async () => {
    const towns = new TableSite();
    expect((await towns.site.run('import', 'none.csv', '--template', 'gate')).code).toBe(2);
    writeFileSync(join(towns.site.folder, 'towns.csv'), `${HEADER}\n${HULL}\n`);
    expect((await towns.site.run('import', 'towns.csv')).code).toBe(2);
    await towns.import([HEADER, HULL]);
    writeFileSync(join(towns.landings, '.imports/towns.json'), '{');
    expect(await towns.import([HEADER, HULL])).toMatchObject({
      code: 1,
      error: expect.any(String),
    });
  });

  it('takes no folder for a table', async () => {
    const { code, stderr } = await new TableSite().site.run('import', 'landings');
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/^landings is a folder, not a file\./),
    ]);
  });

  it('leaves out two columns for one path and columns that go nowhere, and says so', async () => {
    const towns = new TableSite();
    const report = await towns.import(
      [`${HEADER},Title,Notes,Ref`, `${HULL},x,y,z`],
      ...['--map', 'Title=hero.headline', '--map', 'Ref='],
    );
    expect(places(report)).toEqual(['1:11 import/path-twice', '1:31 import/unused-column']);
  });
});
