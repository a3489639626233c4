import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../support/proof.ts';
import { SmallSite } from '../support/small-site.ts';
import { contents } from '../support/tiny-site.ts';

const SLUGS = ['gate', 'yard', 'lot', 'camp'] as const;

/** One thing that a marketer does between two builds, with its name for the report of a failure. */
interface Edit {
  name: string;
  apply: (site: SmallSite) => void;
}

const slug = fc.constantFrom(...SLUGS);

/** An edit that writes a landing anew, its text changed. */
function rewrite<T>(
  name: string,
  choices: fc.Arbitrary<T>,
  change: (text: string, choice: T) => string,
): fc.Arbitrary<Edit> {
  return fc.tuple(slug, choices).map(([of, choice]) => ({
    name: `${name} ${of} ${String(choice)}`,
    apply: (site) => site.write(of, (text) => change(text, choice)),
  }));
}

const edit: fc.Arbitrary<Edit> = fc.oneof(
  rewrite('words', fc.constantFrom('Under way.', 'At the door.'), (text, words) =>
    text.replace('We are on the road.', words),
  ),
  rewrite('classes', fc.constantFrom('bg-blue-900 animate-pulse', ''), (text, classes) =>
    text.replace('className: bg-red-700 text-white', `className: "${classes}"`),
  ),
  rewrite('section', fc.constantFrom('A lease', 'A deed'), (text, paper) =>
    text.concat(
      `\ndocuments:\n  heading: Papers\n  groups:\n    - { title: For a tenant, items: [${paper}] }\n`,
    ),
  ),
  rewrite(
    'alias',
    fc.constantFrom('/old-gate', '/old-yard'),
    (text, alias) => `page:\n  aliases: [${alias}]\n${text}`,
  ),
  rewrite('translation', slug, (text, of) => `language: es\ntranslationOf: ${of}\n${text}`),
  rewrite('noindex', fc.boolean(), (text, noindex) => `page:\n  noindex: ${noindex}\n${text}`),
  slug.map((of) => ({
    name: `remove ${of}`,
    apply: (site: SmallSite) => rmSync(join(site.landings, `${of}.yaml`), { force: true }),
  })),
  fc.tuple(slug, fc.constantFrom('ranch', 'rig')).map(([of, to]) => ({
    name: `rename ${of} ${to}`,
    apply: (site: SmallSite) => {
      site.write(of);
      renameSync(join(site.landings, `${of}.yaml`), join(site.landings, `${to}.yaml`));
    },
  })),
  rewrite(
    'picture',
    fc.constantFrom('Signed at the mill', 'Signed at the well'),
    (text, words) =>
      `page:\n  ogImage: true\n${text.replace(/headline: .*/, `headline: ${words}`)}`,
  ),
  fc.constantFrom('office', 'notary').map((mailbox) => ({
    name: `mailbox ${mailbox}`,
    apply: (site: SmallSite) => site.setMailbox(mailbox),
  })),
  fc.constantFrom('#7c3aed', '#ffd500').map((color) => ({
    name: `brand ${color}`,
    apply: (site: SmallSite) => {
      const text = readFileSync(site.config, 'utf8').replace(/^brand:.*\n/, '');
      writeFileSync(site.config, `brand: { color: "${color}" }\n${text}`);
    },
  })),
);

describe('an incremental build', () => {
  it('equals a clean build byte for byte after any edits, and fails where that fails', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 5 }), async (edits) => {
        const site = new SmallSite(...SLUGS);
        await site.build();
        let published = contents(site.dist);
        for (const [step, change] of edits.entries()) {
          change.apply(site);
          const { code } = await site.build();
          const clean = await site.build('--out', `clean-${step}`);
          expect(code).toBe(clean.code);
          if (code === 0) published = contents(join(site.folder, `clean-${step}`));
          expect(contents(site.dist)).toEqual(published);
        }
      }),
      { numRuns: cases(2, 30) },
    );
  });
});
