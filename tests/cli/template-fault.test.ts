import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sample } from '../support/proof.ts';
import { SmallSite } from '../support/small-site.ts';
import { expectSentence } from './expect-sentence.ts';

/** The bundler fills the constant in. */
const REWRITTEN = `export default function Page() {
  const q: any = undefined; q.foo();
  return <p>One</p>;
}
`;

describe('a template that does not compile', () => {
  it('is told in the words of the compiler, without its stack', async () => {
    const site = new SmallSite('gate');
    site.addPage('about');
    const file = join(site.folder, 'pages/about/page.yaml');
    const [withoutSections = ''] = readFileSync(file, 'utf8').split('sections:');
    writeFileSync(file, withoutSections);
    const page = 'export default function Page() { return <p>never closed; }\n';
    writeFileSync(join(site.folder, 'pages/about/+Page.tsx'), page);
    expectSentence(await site.run('build'), 'pages/about/+Page.tsx');
  });

  const FAULTS: [rule: string, code: string, line: number][] = [
    ['code/broken', "import { A } from './A.tsx';\nexport default () => <p><A /></p>;\n", 1],
    ['code/fails', 'export default ({ site }) => (\n  <p>{site.bench.hours.opens}</p>\n);\n', 2],
    // What the bundler rewrites is in no other file, either.
    ['code/fails', `// A page.\n${REWRITTEN}`, 3],
    ['code/fails', '\nexport default function Page() { throw new Error("boom") }\n', 2],
    [
      'code/fails',
      '\nconst all: string[] = [];\nconst Page = () => all.at(3)!.at(0);\nexport default Page;',
      3,
    ],
  ];
  it.each(sample(FAULTS, 2))('is a finding of %s at its line', async (rule, code, line) => {
    const site = new SmallSite('gate');
    site.addPage('about');
    const file = join(site.folder, 'pages/about/page.yaml');
    const [withoutSections = ''] = readFileSync(file, 'utf8').split('sections:');
    writeFileSync(file, withoutSections);
    writeFileSync(join(site.folder, 'pages/about/+Page.tsx'), code);
    const { stdout, code: exit } = await site.run('lint', '--json');
    const { diagnostics } = JSON.parse(stdout);
    expect(diagnostics).toMatchObject([{ file: 'pages/about/+Page.tsx', line, rule }]);
    expect(exit).toBe(1);
  });
});
