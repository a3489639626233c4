import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { SectionDefinition } from '../../renderer/sections/define-section.ts';
import { LANDING_SECTIONS, PAGE_SECTIONS } from '../../renderer/sections/registry.ts';
import { ROOT } from './site-facts.ts';

const GUIDE = join(ROOT, 'docs/guide/sections.md');
const MARK = '<!-- sections -->\n';

/** What the guide says of a section: how it looks, what it is for, and a block as somebody would write it. */
function entryOf({ name, description, sample }: SectionDefinition, picture: string): string {
  const block = stringify({ [name]: sample }, { lineWidth: 110 });
  const image = `![The section ${name}](sections/${picture}.webp)`;
  return `### ${name}\n\n${image}\n\n${description}\n\n\`\`\`yaml\n${block}\`\`\`\n`;
}

function listOf(heading: string, sections: readonly SectionDefinition[], prefix = ''): string {
  const entries = sections.map((section) => entryOf(section, prefix + section.name));
  return `## ${heading}\n\n${entries.join('\n')}`;
}

test('the guide shows every section of the engine with its sample', () => {
  const { hero, cta, required, optional, popups } = LANDING_SECTIONS;
  const list = [
    listOf('What every landing has', [hero, ...required, cta]),
    listOf('What landings and pages may have', optional),
    listOf('Overlays, at most one of each per page', popups),
    listOf('On data pages only', PAGE_SECTIONS, 'page-'),
  ].join('\n');
  const [before = '', shown] = readFileSync(GUIDE, 'utf8').split(MARK);
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(GUIDE, before + MARK + list);
  else expect(shown, 'run this test with UPDATE_GOLDEN=1').toBe(list);
});

/** All pictures together, in bytes: a clone of the repository brings them along. */
const MOST_BYTES = 1_500_000;

test('every section of the guide has its picture, and none is left over', () => {
  const folder = join(ROOT, 'docs/guide/sections');
  const named = [...readFileSync(GUIDE, 'utf8').matchAll(/\]\(sections\/([\w-]+\.webp)\)/g)];
  expect(named.length).toBeGreaterThan(20);
  const files = readdirSync(folder).sort();
  expect(files, 'run npm run guide').toEqual(named.map(([, file]) => file).sort());
  const sizes = files.map((file) => statSync(join(folder, file)).size);
  expect(Math.min(...sizes)).toBeGreaterThan(1000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
});
