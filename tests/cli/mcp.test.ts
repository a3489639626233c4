import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runHere } from '../support/command.ts';
import { McpSite } from '../support/mcp-site.ts';

const LEASE = 'landings/lease.yaml';

const mcp = new McpSite(LEASE);
const { site, outside, client } = mcp;

const read = (file = LEASE) => readFileSync(join(site, file), 'utf8');
const call = mcp.call.bind(mcp);
const data = mcp.data.bind(mcp);
const refusal = mcp.refusal.bind(mcp);

/** Every file below a folder with its content. */
function contents(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    files
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((path) => !path.includes('.touchdown'))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );
}

beforeAll(() => mcp.start());
afterAll(() => client.close());

describe('touchdown mcp', () => {
  it('lists tools that say what they take, answer and do', async () => {
    const { tools } = await client.listTools();
    const writing = tools.filter(({ annotations }) => !annotations?.readOnlyHint);
    expect(writing.map(({ name }) => name).sort()).toEqual(['edit', 'import_table', 'new_landing']);
    for (const { description = '', inputSchema, outputSchema, title } of tools) {
      expect(title).toBeTruthy();
      expect(description.length).toBeGreaterThan(60);
      expect([inputSchema.type, outputSchema?.type]).toEqual(['object', 'object']);
    }
    expect(client.getInstructions()).toContain('list_pages');
  });

  it('lists the pages with their files, and narrows them', async () => {
    expect(await data('list_pages', { search: 'LEASE' })).toMatchObject({
      total: 1,
      pages: [{ path: '/lease', file: LEASE, language: 'en', errors: 0 }],
    });
    expect(await data('list_pages', { language: 'es' })).toMatchObject({ total: 0 });
  });

  it('edits what it is told, and leaves every other byte', async () => {
    const before = read();
    const { text, hash } = await data('read_file', { file: LEASE });
    expect(text).toBe(before);
    const headline = String(/headline: (.+)/.exec(before)?.[1]);
    const operations = [
      { op: 'set', path: 'hero.headline', value: 'Signed at your kitchen table' },
    ];
    const trial = await data('edit', { file: LEASE, operations, dryRun: true });
    expect([trial.written, read()]).toEqual([false, before]);
    expect(trial.diff).toContain('+  headline: Signed at your kitchen table');
    const done = await data('edit', { file: LEASE, operations, basedOn: hash });
    expect(done).toMatchObject({ written: true, errors: 0, hash: trial.hash });
    expect(read()).toBe(before.replace(headline, 'Signed at your kitchen table'));
    expect(await refusal('edit', { file: LEASE, operations, basedOn: hash })).toContain('changed');
  });

  it('tells the findings of what it wrote, with their places', async () => {
    const operations = [{ op: 'set', path: 'seo.keyword', value: 'lease' }];
    const edited = await data('edit', { file: LEASE, operations });
    const finding = {
      file: LEASE,
      rule: 'shape/unknown-key',
      severity: 'error',
      hint: expect.any(String),
    };
    expect(edited).toMatchObject({ written: true, errors: 1, findings: [finding] });
    expect(await data('lint', { file: LEASE })).toMatchObject({ errors: 1, findings: [finding] });
    await data('edit', { file: LEASE, operations: [{ op: 'remove', path: 'seo.keyword' }] });
    expect(await data('lint', { file: LEASE })).toMatchObject({ errors: 0 });
  });

  it.each([1, '1'])('moves an entry to place %j', async (to) => {
    const operations = [{ op: 'move', path: 'success.benefits[0]', to }];
    const { diff } = await data('edit', { file: LEASE, operations, dryRun: true });
    const lines = (mark: string) =>
      String(diff)
        .split('\n')
        .filter((line: string) => new RegExp(`^\\${mark} {4}- `).test(line));
    expect([lines('-').length, lines('+').length]).toEqual([1, 1]);
    expect(lines('+')[0]?.slice(1)).toBe(lines('-')[0]?.slice(1));
  });

  it('does all of several operations, or none', async () => {
    const before = read();
    const operations = [
      { op: 'insert', path: 'success.benefits[]', value: 'No second trip' },
      { op: 'move', path: 'plan[9]', to: 0 },
    ];
    expect(await refusal('edit', { file: LEASE, operations })).toMatch(
      /landings\/lease\.yaml:\d+:\d+/,
    );
    expect(read()).toBe(before);
  });

  it.each([
    '../secret.yaml',
    'landings/../../secret.yaml',
    '/etc/passwd',
    'landings/link.yaml',
    'package.json',
    '.touchdown/state.yaml',
    'landings/none.yaml',
    'landings/\u0000.yaml',
  ])('touches nothing but the data of the site: %j', async (file) => {
    const before = new Map([...contents(site), ...contents(outside)]);
    const operations = [{ op: 'set', path: 'hero.headline', value: 'Gone' }];
    expect(await refusal('edit', { file, operations })).toContain('none of the site');
    expect(await refusal('read_file', { file })).toContain('none of the site');
    expect(await refusal('new_landing', { slug: file })).not.toBe('');
    expect(new Map([...contents(site), ...contents(outside)])).toEqual(before);
  });

  it('answers what is not asked for properly with a sentence', async () => {
    const operations = [{ op: 'set', path: 'a b', value: 1 }];
    expect(await refusal('edit', { file: LEASE, operations })).toContain('no path');
    expect(await refusal('edit', { file: LEASE, operations: [{ op: 'drop' }] })).toContain('op');
    expect(await refusal('list_sections', { name: 'carousel' })).toContain('carousel');
    expect(await refusal('new_landing', { slug: 'lease' })).toContain('lease');
  });

  it('makes a new landing, which is valid at once', async () => {
    const wishes = { slug: 'gate', from: 'lease', headline: 'Opened while you wait' };
    expect(await data('new_landing', { ...wishes, dryRun: true })).toMatchObject({
      written: false,
    });
    const made = await data('new_landing', wishes);
    expect(made).toMatchObject({
      written: true,
      file: 'landings/gate.yaml',
      path: '/gate',
      errors: 0,
    });
    expect(read('landings/gate.yaml')).toBe(made.text);
  });

  it('makes landings of a table, or none where a row is refused', async () => {
    const table = ['Ort,slug', 'A gate in Hull,hull', 'A gate in York,Not York'];
    const wishes = { name: 'towns', template: 'lease', columns: { Ort: 'hero.headline' } };
    const refused = await data('import_table', { ...wishes, table: table.join('\n') });
    expect(refused).toMatchObject({ written: false, errors: 1 });
    const made = await data('import_table', { ...wishes, table: table.slice(0, 2).join('\n') });
    expect(made).toMatchObject({ written: true, rows: [{ slug: 'hull', action: 'created' }] });
    expect(read('landings/hull.yaml')).toContain('headline: A gate in Hull');
  });

  it('writes through no link that leads out of the site', async () => {
    const before = contents(outside);
    const wishes = { name: 'ports', template: 'lease', columns: { Ort: 'hero.headline' } };
    const table = (headline: string) => `Ort,slug\n${headline},dover`;
    mkdirSync(join(site, 'media'));
    const links = ['media/drawings', 'landings/.imports'].map((name) => join(site, name));
    rmSync(join(site, 'landings/.imports'), { recursive: true, force: true });
    for (const link of links) symlinkSync(outside, link);
    const landings = readdirSync(join(site, 'landings'));
    expect(await refusal('new_landing', { slug: 'drawn', from: 'offer' })).toContain('drawings');
    expect(await refusal('import_table', { ...wishes, table: table('Sea') })).toContain('.imports');
    expect(readdirSync(join(site, 'landings'))).toEqual(landings);
    for (const link of links) rmSync(link);

    await data('import_table', { ...wishes, table: table('Sea') });
    const page = join(site, 'landings/dover.yaml');
    renameSync(page, join(outside, 'dover.yaml'));
    symlinkSync(join(outside, 'dover.yaml'), page);
    const changed = await data('import_table', { ...wishes, table: table('Channel') });
    expect(changed).toMatchObject({ written: false, rows: [{ action: 'refused' }] });
    expect(await refusal('new_landing', { slug: 'calais', from: 'dover' })).toContain('dover.yaml');
    expect(readFileSync(join(outside, 'dover.yaml'), 'utf8')).toContain('headline: Sea');
    for (const name of [page, join(outside, 'dover.yaml')]) rmSync(name);
    expect(contents(outside)).toEqual(before);
  });

  it('tells what pages can be made of', async () => {
    const names = async (tool: string, key: string) =>
      ((await data(tool))[key] as { name: string }[]).map(({ name }) => name);
    expect(await names('list_sections', 'sections')).toEqual(
      expect.arrayContaining(['hero', 'questions', 'title']),
    );
    expect(await names('list_starters', 'starters')).toContain('offer');
    expect(await names('list_facts', 'facts')).toContain('fees.travel');
    const { sections } = await data('list_sections', { name: 'questions' });
    expect(sections).toEqual([expect.objectContaining({ sample: expect.any(Object) })]);
  });

  it('shows a drawn picture of a page where there is no Chromium', async () => {
    const { content, structuredContent } = await call('preview_picture', { path: '/lease' });
    expect(structuredContent).toMatchObject({ isCard: true, width: 1200 });
    const [picture] = content;
    expect(picture?.mimeType).toBe('image/png');
    expect(
      Buffer.from(picture?.data ?? '', 'base64')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  });

  it('tells what has changed, or that there is nothing to compare with', async () => {
    expect(await data('change_set')).toMatchObject({ files: [] });
  });

  it('gives the files, their shapes and a guide to read', async () => {
    const text = async (uri: string) => {
      const {
        contents: [first],
      } = await client.readResource({ uri });
      return first && 'text' in first ? first.text : '';
    };
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toContain(`touchdown://site/${LEASE}`);
    expect(await text(`touchdown://site/${LEASE}`)).toBe(read());
    expect(JSON.parse(await text('touchdown://schemas/landing.schema.json'))).toHaveProperty(
      'properties.hero',
    );
    expect(await text('touchdown://docs/llms.txt')).toContain('hero.headline');
    for (const uri of ['touchdown://site/../secret.yaml', 'touchdown://site/landings/link.yaml'])
      await expect(client.readResource({ uri })).rejects.toThrow('none of the site');
  });

  it('is told where the site is, as every command', async () => {
    const { code, stdout } = await runHere(['mcp', '--root', join(outside, 'none'), '--json'], {
      cwd: outside,
      site: null,
    });
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toHaveProperty('error');
  });
});
