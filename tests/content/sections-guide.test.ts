import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { SectionDefinition } from '../../renderer/sections/define-section.ts';
import { LANDING_SECTIONS, PAGE_SECTIONS } from '../../renderer/sections/registry.ts';
import { ROOT } from './site-facts.ts';

const GUIDE = join(ROOT, 'docs/guide/sections.md');
const MARK = '<!-- sections -->\n';

/** What the guide says of a section: what it is for, and a block as somebody would write it. */
function entryOf({ name, description, sample }: SectionDefinition): string {
  const block = stringify({ [name]: sample }, { lineWidth: 110 });
  return `### ${name}\n\n${description}\n\n\`\`\`yaml\n${block}\`\`\`\n`;
}

function listOf(heading: string, sections: readonly SectionDefinition[]): string {
  return `## ${heading}\n\n${sections.map(entryOf).join('\n')}`;
}

test('the guide shows every section of the engine with its sample', () => {
  const { hero, cta, required, optional } = LANDING_SECTIONS;
  const list = [
    listOf('What every landing has', [hero, ...required, cta]),
    listOf('What landings and pages may have', optional),
    listOf('On pages of data alone', PAGE_SECTIONS),
  ].join('\n');
  const [before = '', shown] = readFileSync(GUIDE, 'utf8').split(MARK);
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(GUIDE, before + MARK + list);
  else expect(shown, 'run this test with UPDATE_GOLDEN=1').toBe(list);
});
