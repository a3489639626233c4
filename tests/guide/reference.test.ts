import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { siteSchemas } from '../../cli/site/site-schemas.ts';
import { jsonSchemas } from '../../schemas/json-schema.ts';
import { ROOT } from '../support/command.ts';
import { referencePages } from './reference.mjs';

const GUIDE = join(ROOT, 'docs/guide');

const schemas = jsonSchemas(siteSchemas({}));
const read = (name: string) => JSON.parse(schemas.get(`${name}.schema.json`) ?? '');
const pages = referencePages({
  landing: read('landing'),
  page: read('page'),
  config: read('site-config'),
});

it.each(Object.entries(pages))('%s says what the schemas say', (file, text) => {
  const isRight = readFileSync(join(GUIDE, file), 'utf8') === text;
  expect(isRight, `${file} is out of date: run "npm run guide"`).toBe(true);
});

it('has no page of the reference that nothing writes', () => {
  const written = Object.keys(pages).filter((file) => file.startsWith('reference/'));
  const files = readdirSync(join(GUIDE, 'reference')).map((file) => `reference/${file}`);
  expect(files.sort()).toEqual(written.sort());
});

it('leaves no row without words', () => {
  const rows = Object.values(pages).flatMap((text) => text.match(/^\| `.*$/gm) ?? []);
  expect(rows.length).toBeGreaterThan(300);
  expect(rows.filter((row) => /\|\s+\|$/.test(row) || row.includes('any value'))).toEqual([]);
});

it('links to headings that exist', () => {
  const headings = (text = '') =>
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
  for (const [file, text] of Object.entries(pages))
    for (const [, target = '', anchor = ''] of text.matchAll(/\]\(([^)#:]+)#([\w-]+)\)/g)) {
      const path = join(GUIDE, file, '..', target);
      expect(headings(readFileSync(path, 'utf8')), `${file}: ${target}`).toContain(anchor);
    }
});
