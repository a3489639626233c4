import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSiteConfig } from '../../cli/content/config/site-config-file.ts';
import { readSiteWords } from '../../cli/content/words-file.ts';
import { checkRequiredWords } from '../../cli/lint/site/required-words.ts';
import { REQUIRED_NOTICE } from '../../site/rules/required-notice.ts';
import { ROOT } from '../support/command.ts';
import { SITE } from '../support/site-code.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** Where the notice is told to lack a part, after a change of the Spanish words. */
function told(change: (words: string) => string): string[] {
  const folder = join(tempFolder(), 'words');
  cpSync(join(ROOT, 'site/words'), folder, { recursive: true });
  const path = join(folder, 'es.yaml');
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  const { config, facts, source, locate } = readSiteConfig(
    join(ROOT, 'site.config.yaml'),
    ROOT,
    SITE.schemas,
  );
  if (!config || !facts || !source || !locate) throw new Error('The configuration has errors');
  const site = { config, facts, source, locate, definition: SITE.definition };
  const folders = { engine: join(ROOT, 'words'), site: folder };
  const { words, files } = readSiteWords(folders, site, ROOT);
  const lines = readFileSync(path, 'utf8').split('\n');
  return checkRequiredWords([REQUIRED_NOTICE], words, files).map(
    ({ rule, line }) => `${rule} ${lines[line - 1]?.trim()}`,
  );
}

it('a complete notice is left alone', () => {
  expect(told((words) => words)).toEqual([]);
});

it.each([
  [
    'other words',
    (words: string) => words.replace(/NO SOY ABOGADO[^.]+\./, 'NO SOMOS ABOGADOS.'),
    '- >-',
  ],
  [
    'a notice in one language alone',
    (words: string) => words.replace(/ {4}- language: en[\s\S]*?(?=\nactions)/, ''),
    'statutory:',
  ],
  [
    'no fees',
    (words: string) => words.replace(/ {8}- >-\n {10}Honorarios[\s\S]*?aparte\.\n/, ''),
    'paragraphs:',
  ],
  [
    'no notice',
    (words: string) => words.replace(/ {2}statutory:[\s\S]*?(?=\nactions)/, ''),
    'frame:',
  ],
])('%s is told once, where the missing part belongs', (_, change, line) => {
  expect(told(change)).toEqual([`law/notice ${line}`]);
});
