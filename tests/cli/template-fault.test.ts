import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { SmallSite } from '../support/small-site.ts';
import { expectSentence } from './expect-sentence.ts';

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
});
