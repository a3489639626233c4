import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type JsonShape, jsonShape } from '../../cli/content/shape/json-shape.ts';
import { siteSchemas } from '../../cli/site/site-schemas.ts';
import { LANDING_SECTIONS, PAGE_SECTIONS } from '../../renderer/sections/registry.ts';
import { ROOT, runHere } from '../support/command.ts';

const INTRODUCTION = `# Touchdown

> Landing pages from YAML: checked line by line, rendered to plain, fast HTML, ready to upload. A site is data: landings, pages, one
> configuration with the facts of the business, and words by language.

Rules that apply everywhere: texts are plain text, and only fields named \`body\` accept Markdown. Prices, phone numbers and other facts are defined once, in
\`site.config.yaml\`; texts refer to them as \`{fees.travel}\`, and calculate with them, \`{fees.visit + 2 * fees.copy}\`, instead of
typing a price or a sum. A landing's file name is its address. Lint after every change: a site with errors is not built. Change values with \`touchdown edit\` or the tool \`edit\`, which leave every other byte as it is, comments included.
`;

/** Files of a site, and which of their keys every one has. */
const FILES = [
  ['landing', 'landings/<slug>.yaml, the page /<slug>'],
  ['page', 'pages/<route>/page.yaml, or page.md with these keys in front of its text'],
  ['config', 'site.config.yaml'],
] as const;

/** Optional blocks of a landing are listed as sections instead. */
const OPTIONAL = new Set<string>(LANDING_SECTIONS.optional.map(({ name }) => name));

type Described = JsonShape & { description?: string; required?: string[] };

function describedKeys(shape: Described): string {
  const required = new Set(shape.required);
  const rows = Object.entries((shape.properties ?? {}) as Record<string, Described>);
  return rows
    .filter(([key]) => !OPTIONAL.has(key))
    .map(([key, { description = '' }]) => {
      const needed = required.has(key) ? ' (required)' : '';
      return `- \`${key}\`${needed}: ${description}`;
    })
    .join('\n');
}

function sections(): string {
  const { hero, required, optional, popups, cta } = LANDING_SECTIONS;
  const all = [hero, ...required, ...optional, ...popups, cta, PAGE_SECTIONS[0]];
  return all.map(({ name, description }) => `- \`${name}\`: ${description}`).join('\n');
}

/** The text under a heading of a document. */
function chapter(file: string, heading: string): string {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const [, behind = ''] = text.split(`\n## ${heading}\n`);
  return (behind.split('\n## ')[0] ?? '').trim();
}

/** The title of a document and the first sentence of its text. */
function summary(file: string): string {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const title = /^# (?:\d+\. )?(.+)$/m.exec(text)?.[1] ?? file;
  const paragraph = text
    .replace(/^# .+$/m, '')
    .split(/\n{2,}/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .find((part) => /^(?:[A-Z*]|`[^`])/.test(part));
  const plain = paragraph?.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1') ?? '';
  const sentence = /^.+?[.:](?= [A-Z`*]|$)/.exec(plain)?.[0].replace(/:$/, '.') ?? plain;
  return `- [${title}](${file}): ${sentence}`;
}

function documents(folder: string): string {
  return readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .map((name) => summary(`${folder}/${name}`))
    .join('\n');
}

/** The list of commands as the tool prints it. */
async function commands(): Promise<string> {
  const { stdout } = await runHere(['--help'], { cwd: ROOT, site: null });
  const list = /Commands:\n([\s\S]+?)\n\n/.exec(stdout)?.[1] ?? '';
  return list.replace(/^ {2}/gm, '');
}

/** The text of `llms.txt`: what it takes to write a site without having seen one, and where to read on. */
export async function llmsText(): Promise<string> {
  const schemas = siteSchemas({});
  const files = FILES.map(
    ([kind, place]) => `### ${place}\n\n${describedKeys(jsonShape(schemas[kind]))}`,
  );
  return `${[
    INTRODUCTION.trim(),
    '## Files',
    ...files,
    '### site/words/<language>.yaml\n\nTexts around the content, such as labels of buttons, that the site overrides, under the keys of the engine.',
    `## Sections\n\n${sections()}`,
    `## Paths and operations\n\n${chapter('docs/guide/agents.md', 'Paths and operations')}`,
    `## Commands\n\nEach command prints its usage with \`--help\`, and one JSON document with \`--json\`. Exit code 1: the content has errors; 2: the command line is invalid.\n\n\`\`\`\n${await commands()}\n\`\`\``,
    `## Guides\n\nThese files are in the repository of the tool.\n\n${documents('docs/guide')}`,
    `## Reference\n\n${documents('docs')}`,
  ].join('\n\n')}\n`;
}
