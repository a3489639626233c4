import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { runHere } from '../support/command.ts';
import { LandingsSite } from '../support/landings-site.ts';
import { PLUMBER_CONFIG } from '../support/plumber-config.ts';
import { shareCache } from '../support/shared-cache.ts';
import { tempFolder } from '../support/temp-folder.ts';

const CONFIG = `${PLUMBER_CONFIG}features: { admin: true, booking: { services: [A visit, An estimate] } }
navigation:
  header:
    - label: Services
      items:
        - { label: Visits, href: /visit }
        - { label: All of them, href: / }
    - { label: Contact, href: /contact }
`;

/** A page of the site, with its sections if it is a page of data. */
export function pageFile(name: string, sections = ''): string {
  return `name: ${name}
type: main
description: The page ${name} of a plumber.
seo:
  title: ${name} of {business.name}
  description: "${name}: what three plumbers from Hull have learned, and what they promise about every bill."
${sections === '' ? '' : `sections:\n${sections}`}`;
}

const FILES = {
  'pages/index/page.yaml': pageFile('Home', '  - title: { heading: Three plumbers from Hull }\n'),
  'pages/contact/page.yaml': pageFile(
    'Contact',
    '  - title: { heading: Where we are }\n  - contact: { heading: Write to us }\n',
  ),
  'pages/visit/page.yaml': pageFile('Visits'),
  'pages/visit/+Page.tsx': `/** What a visit is like. */
export default function VisitPage() {
  return (
    <>
      <h1>A visit</h1>
      <label>
        Name <input name="visitor" />
      </label>
    </>
  );
}
`,
  'site/words/en.yaml': 'frame:\n  availability: Available 24/7\n',
};

/** A small site with pages of data and one with code, which tests edit and put right again. */
export class DevelopedSite extends LandingsSite {
  /** @param folder an existing one; by default a temporary one. Whoever creates the site removes it. */
  constructor(folder = realpathSync(mkdtempSync(join(tmpdir(), 'touchdown-dev-')))) {
    super(CONFIG, ['gate'], folder);
    shareCache(this.folder);
    for (const [file, text] of Object.entries(FILES)) this.put(file, text);
  }

  /** Writes a file. */
  put(file: string, content: string | Uint8Array): void {
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }

  /** Writes a file as long as the test goes on. */
  lend(file: string, content: string | Uint8Array): void {
    onTestFinished(() => rmSync(join(this.folder, file), { force: true }));
    this.put(file, content);
  }

  /** Writes a landing as long as the test goes on; what it was before is there again then. */
  edit(slug: string, change?: (text: string) => string): void {
    onTestFinished(() =>
      slug === 'gate'
        ? this.write('gate')
        : rmSync(join(this.landings, `${slug}.yaml`), { force: true }),
    );
    this.write(slug, change);
  }

  /** Changes a file as long as the test goes on; the result puts it right again. */
  spoil(file: string, change: (text: string) => string): () => void {
    const path = join(this.folder, file);
    const right = readFileSync(path, 'utf8');
    const wrong = change(right);
    expect(wrong).not.toBe(right);
    const mend = () => writeFileSync(path, right);
    onTestFinished(mend);
    writeFileSync(path, wrong);
    return mend;
  }

  /**
   * Builds the site as it is now, in a copy whose page with code is one of data, so that no template is bundled.
   * Resolves with the folder of what was built.
   */
  async build(): Promise<string> {
    const copy = tempFolder();
    for (const part of ['landings', 'pages', 'site', 'site.config.yaml'])
      cpSync(join(this.folder, part), join(copy, part), { recursive: true });
    shareCache(copy);
    rmSync(join(copy, 'pages/visit/+Page.tsx'));
    const visit = pageFile('Visits', '  - title: { heading: A visit }\n');
    writeFileSync(join(copy, 'pages/visit/page.yaml'), visit);
    expect((await runHere(['build'], { cwd: copy, site: null })).code).toBe(0);
    return join(copy, 'dist');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
