import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';

const ROOT = join(import.meta.dirname, '../..');
const TOOL = join(ROOT, 'bin/touchdown.js');

/** The business of the samples. */
const BUSINESS = [
  ...['--name', 'Ortega & Daughters', '--type', 'Electrician', '--phone', '+1 503 555 0142'],
  ...['--locality', 'Riverside', '--region', 'OR', '--color', '#0b5563', '--yes'],
];

const ENTRY = { type: 'utility', description: 'A sample of a section.' };

export function run(args) {
  execFileSync(process.execPath, [TOOL, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/**
 * The samples of the guide.
 *
 * @returns {{ name: string, picture: string, block: unknown }[]} name of the section, of its picture, and the block.
 */
export function readSamples() {
  const text = readFileSync(join(ROOT, 'docs/guide/sections.md'), 'utf8').split(
    '<!-- sections -->',
  )[1];
  const entries = text.matchAll(
    /^### (\S+)\n\n!\[[^\]]*\]\(sections\/([\w-]+)\.webp\)\n.*?```yaml\n(.*?)```/gms,
  );
  return [...entries].map(([, name, picture, yaml]) => ({
    name,
    picture,
    block: parse(yaml)[name],
  }));
}

/** A landing of the samples of what every landing has. */
function landingOf(samples) {
  const names = ['hero', 'problems', 'guide', 'plan', 'success', 'failure', 'cta'];
  const blocks = names.map((name) => [name, samples.find((one) => one.name === name).block]);
  return {
    seo: {
      title: 'An electrician at your door today',
      description: ENTRY.description,
      keywords: ['electrician', 'repairs'],
    },
    ...Object.fromEntries(blocks),
    whatsappMessage: 'Hello',
  };
}

export function write(root, file, content) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), stringify(content, { aliasDuplicateObjects: false }));
}

/**
 * Writes a site with a page for each sample; its pictures are still to be drawn.
 *
 * @param {string} root an empty folder.
 * @param {ReturnType<typeof readSamples>} samples
 * @param {string} [like] a site whose brand and language it shall have, in place of one made by `init`.
 */
export function writeSamples(root, samples, like) {
  if (like === undefined) {
    run(['init', root, ...BUSINESS]);
    // The section on measurement shows nothing where nothing is measured.
    appendFileSync(join(root, 'site.config.yaml'), '\nanalytics: { conversionId: AW-123456789 }\n');
  } else cpSync(like, root, { recursive: true });
  for (const { name, picture, block } of samples) {
    const isTitle = name === 'title';
    const title = { title: { heading: name } };
    const sections = isTitle ? [{ title: block }] : [title, { [name]: block }];
    const seo = { title: `The section ${picture}`, description: ENTRY.description };
    if (name !== 'hero')
      write(root, `pages/sample-${picture.toLowerCase()}/page.yaml`, {
        name: picture,
        ...ENTRY,
        seo,
        sections,
      });
  }
  write(root, 'landings/sample-hero.yaml', landingOf(samples));
}

/**
 * Builds a site.
 *
 * @param {string} root
 * @returns {string} folder of the built site.
 */
export function build(root) {
  run(['build', '--root', root]);
  return join(root, 'dist');
}
