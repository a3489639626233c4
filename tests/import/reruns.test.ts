import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSiteConfig } from '../../cli/content/config/site-config-file.ts';
import { valueAt } from '../../cli/content/value-path.ts';
import { editText } from '../../cli/edit/edit-text.ts';
import { prepareImport } from '../../cli/import/prepare-import.ts';
import { writeImport } from '../../cli/import/write-import.ts';
import { openSite } from '../../cli/site/open-site.ts';
import { cases } from '../support/proof.ts';
import { SmallSite } from '../support/small-site.ts';

const SLUGS = ['hull', 'york', 'selby'] as const;
const PATHS = ['hero.headline', 'failure[1]', 'page.description'] as const;
const KEYS = [
  ['hero', 'headline'],
  ['failure', 1],
  ['page', 'description'],
] as const;

/** Few texts, so that hand and table say the same now and then. */
const words = fc.constantFrom('One day', 'Two days: and "more"', 'Drei Täge', '# four');
const cell = fc.oneof({ weight: 3, arbitrary: words }, fc.constant(''));

/** A table: some columns, and some rows in some order. */
const table = fc.record({
  columns: fc.uniqueArray(fc.nat(PATHS.length - 1), { minLength: 1 }),
  rows: fc.uniqueArray(
    fc.record({ page: fc.nat(SLUGS.length - 1), cells: fc.tuple(cell, cell, cell) }),
    { minLength: 1, selector: ({ page }) => page },
  ),
});
const edit = fc.record({ page: fc.nat(2), key: fc.nat(2), text: words });
const history = fc.array(fc.oneof({ weight: 2, arbitrary: table }, edit), {
  minLength: 2,
  maxLength: 6,
});

/** What a page says at each path, and what the table has last said there. */
interface Known {
  now: (string | undefined)[];
  told: (string | undefined)[];
}

async function openTables() {
  const { folder, landings } = new SmallSite('gate');
  const site = await openSite(folder, {});
  const { config, facts } = readSiteConfig(site.configFile, folder, site.schemas);
  if (!config || !facts) throw new Error('The small site has a configuration.');
  const place = { site, cwd: folder, facts, config };
  const file = (page: number) => join(landings, `${SLUGS[page]}.yaml`);
  const read = (page: number) => existsSync(file(page)) && readFileSync(file(page), 'utf8');
  const importTable = ({
    columns,
    rows,
  }: {
    columns: number[];
    rows: { page: number; cells: string[] }[];
  }) => {
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const lines = [
      ['slug', ...columns.map((column) => PATHS[column] ?? '')],
      ...rows.map(({ page, cells }) => [
        SLUGS[page] ?? '',
        ...columns.map((key) => cells[key] ?? ''),
      ]),
    ].map((cells) => cells.map(quoted).join(','));
    const wishes = { bytes: Buffer.from(lines.join('\n')), file: 'towns.csv', name: 'towns' };
    const { plan, pictures } = prepareImport({ ...wishes, template: 'gate' }, place);
    if (!plan) throw new Error('The table can be read.');
    writeImport(plan, pictures, { root: folder, cwd: folder });
    return plan;
  };
  return {
    file,
    read,
    importTable,
    template: parse(readFileSync(join(landings, 'gate.yaml'), 'utf8')),
  };
}

/** What has to stand at a path after a table has said something about it. */
function afterTable(known: Known, key: number, said: string, usual: string | undefined): void {
  const told = known.told[key];
  const now = known.now[key];
  if (said === '' && told === undefined) return;
  if (said !== '' && now === said) known.told[key] = said;
  else if (now === (told ?? usual)) {
    known.now[key] = said === '' ? usual : said;
    known.told[key] = said === '' ? undefined : said;
  }
}

it('reruns with other tables take over what they say, and nothing that was edited by hand', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const tables = await openTables();
      const usual = KEYS.map((key) => valueAt(tables.template, key) as string | undefined);
      const pages = new Map<number, Known>();
      for (const [number, step] of steps.entries()) {
        if ('columns' in step) {
          const before = SLUGS.map((_, page) => tables.read(page));
          const plan = tables.importTable(step);
          for (const { page, cells } of step.rows) {
            const known = pages.get(page) ?? { now: [...usual], told: [] };
            pages.set(page, known);
            for (const key of step.columns) afterTable(known, key, cells[key] ?? '', usual[key]);
          }
          const written = new Set(plan.pages.map(({ slug }) => slug));
          for (const [page, slug] of SLUGS.entries())
            if (!written.has(slug)) expect(tables.read(page)).toBe(before[page]);
        } else if (tables.read(step.page)) {
          const operation = {
            op: 'set',
            path: [...(KEYS[step.key] ?? [])],
            value: step.text,
          } as const;
          const edited = editText(tables.read(step.page) || '', [operation]);
          if ('refused' in edited) throw new Error(edited.refused.reason);
          writeFileSync(tables.file(step.page), `${edited.text}# edit ${number}\n`);
          const known = pages.get(step.page);
          if (known) known.now[step.key] = step.text;
        }
        for (const [page, { now }] of pages) {
          const value = parse(tables.read(page) || '');
          expect(KEYS.map((key) => valueAt(value, key))).toEqual(now);
        }
      }
      for (const page of pages.keys()) {
        const edits = steps.flatMap((step, number) =>
          'key' in step && step.page === page ? [`# edit ${number}`] : [],
        );
        const text = tables.read(page) || '';
        const made = steps.findIndex(
          (step) => 'rows' in step && step.rows.some((row) => row.page === page),
        );
        for (const mark of edits) expect(text.includes(mark)).toBe(Number(mark.slice(7)) > made);
      }
    }),
    { numRuns: cases(3, 300) },
  );
});
