import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { definitionFaults } from '../../../cli/lint/code/definition-faults.ts';
import { checkSections } from '../../../cli/site/check-sections.ts';
import type { SiteDefinition } from '../../../cli/site/define-site.ts';
import { defineSection } from '../../../renderer/sections/define-section.ts';
import { offer } from '../../../renderer/themes/offer.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/** What is told of a definition whose sources are these lines. */
function told(definition: SiteDefinition, file: string, lines: readonly string[]): string[] {
  const root = tempFolder();
  mkdirSync(join(root, 'site/sections'), { recursive: true });
  writeFileSync(join(root, file), lines.join('\n'));
  return definitionFaults(root, definition, root).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
}

const hours = defineSection({
  name: 'tide-table',
  description: 'High water.',
  schema: z.strictObject({
    heading: z.string(),
    rows: z.array(z.strictObject({ day: z.string() })),
  }),
  sample: { heading: 'Tides', rows: [{ day: 'Monday' }] },
  Component: () => null,
});

it('a theme with names that nothing stands behind is told at each of them', () => {
  const harbour = {
    ...offer,
    plan: 'downwards',
    order: ['guide', 'sucess', 'tide-table'],
    problemIcons: ['clock', 'ankor', 'scale'],
  };
  const lines = [
    "plan: 'downwards',",
    "order: ['guide', 'sucess', 'tide-table'],",
    "problemIcons: ['clock', 'ankor', 'scale'],",
  ];
  const definition = { themes: { harbour }, sections: [hours] } as unknown as SiteDefinition;
  expect(told(definition, 'site/site.ts', lines)).toEqual([
    'site/site.ts:1 plan in the theme "harbour" cannot be "downwards".',
    'site/site.ts:2 There is no section called "sucess" to show in the theme "harbour".',
    'site/site.ts:3 There is no icon "ankor" to show in the theme "harbour".',
  ]);
});

it('a sample that the schema of its section refuses is told at the key', () => {
  const lines = [
    "name: 'tide-table',",
    'schema: z.strictObject({ heading, rows: z.array(z.strictObject({ day })) }),',
    "sample: { heading: 'Tides',",
    "  rows: [{ dya: 'Monday' }] },",
  ];
  const wrong = { ...hours, sample: { heading: 'Tides', rows: [{ dya: 'Monday' }] } };
  const [finding, ...others] = told(
    { sections: [wrong] } as unknown as SiteDefinition,
    'site/sections/tide-table.tsx',
    lines,
  );
  expect(others).toEqual([]);
  expect(finding).toMatch(/^site\/sections\/tide-table\.tsx:[34] The sample of the section/);
});

it('a definition without mistakes, and none at all, are not told', () => {
  expect(told({ themes: { offer }, sections: [hours] }, 'site/site.ts', [''])).toEqual([]);
  expect(told({}, 'site/site.ts', [''])).toEqual([]);
});

it('a section of site/sections/ that the definition lists as well is no second one of its name', () => {
  const file = 'site/sections/tide-table.tsx';
  const root = tempFolder();
  mkdirSync(join(root, 'site/sections'), { recursive: true });
  writeFileSync(join(root, file), "defineSection({ name: 'tide-table' })");
  const check = () => checkSections(root, { sections: [hours, hours] }, [[file, [hours]]]);
  expect(check).toThrow(/^site\/sections\/tide-table\.tsx:1:17 .*site\/site\.ts/);
});

it('every section whose name cannot be is told', () => {
  const root = tempFolder();
  mkdirSync(join(root, 'site'));
  writeFileSync(join(root, 'site/site.ts'), '');
  const wrong = ['Tides', 'hero', 'tide-table'].map((name) => ({ ...hours, name }));
  const check = () => checkSections(root, { sections: [...wrong, hours] }, [['site/empty.ts', []]]);
  expect(check).toThrow(
    /^site\/empty\.ts:1:1 .*\n.*"Tides" cannot be.*\n.*"hero" is .*\n.*Two sections are called "tide-table"[^\n]*$/,
  );
});
