import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { ROOT } from '../support/command.ts';
import { DataSite } from '../support/data-site.ts';

const PLAIN = parse(
  readFileSync(join(ROOT, 'tests/fixtures/landings/ok/plain.yaml'), 'utf8').replace(
    /\{[a-z]+\.[^}]+\}/g,
    '12',
  ),
);

/** A landing of a site in German; its English copy is of no concern here. */
const landing = (title: string, more: object = {}) => ({
  ...{ ...PLAIN, language: 'de', seo: { ...PLAIN.seo, title } },
  ...more,
});

/** The same without a key that it needs. */
function broken(title: string, more: object = {}) {
  const { urgencyBanner: _, ...hero } = PLAIN.hero;
  return landing(title, { hero, ...more });
}

const page = (name: string, head: string, body: string) =>
  `---\nname: ${name}\ntype: main\ndescription: ${name}.\n${head}seo:\n  title: ${name} von {business.name}\n  description: ${name}, kurz gesagt, und was sonst noch gilt, wenn der Strom ausfällt. Alles da.\n---\n\n# ${name}\n\n${body}\n`;

/** What is told of other things than the shape and the copy of landings. */
async function toldOf(files: Record<string, unknown>, config: object = {}) {
  const site = new DataSite({
    lint: { rules: { 'copy/language': 'off', 'copy/spelling': 'off', 'doorway/near-duplicate': 'off' } },
    ...config,
  });
  for (const [file, content] of Object.entries(files))
    site.write(file, typeof content === 'string' ? content : stringify(content));
  const ours = /^(?:address|links|picture|seo|shape|form|law)\//;
  return (await site.lint())
    .filter(({ rule }) => ours.test(rule) && rule !== 'seo/orphan' && rule !== 'seo/duplicate-description')
    .map(({ file, rule }) => `${file} ${rule}`);
}

describe('a landing of the wrong shape', () => {
  it('is compared by its title, its addresses and its original', async () => {
    expect(
      await toldOf({
        'landings/finanzierung.yaml': broken('Notdienst in Luxemburg', { page: { canonical: '/nirgends' } }),
        'landings/notdienst.yaml': landing('Notdienst in Luxemburg'),
        'pages/preise/page.md': page('Preise', 'aliases: [/finanzierung]\n', 'Was es kostet.'),
      }),
    ).toEqual([]);
  });
});
