import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contents, TinySite } from '../support/tiny-site.ts';

const SLUGS = ['gate', 'yard', 'lot', 'camp'] as const;

type Edit =
  | { kind: 'words'; slug: string; words: string }
  | { kind: 'classes'; slug: string; classes: string }
  | { kind: 'alias'; slug: string; alias: string }
  | { kind: 'translation'; slug: string; of: string }
  | { kind: 'noindex'; slug: string }
  | { kind: 'remove'; slug: string }
  | { kind: 'rename'; slug: string; to: string }
  | { kind: 'phone'; digits: string };

const slug = fc.constantFrom(...SLUGS);
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({
    kind: fc.constant('words' as const),
    slug,
    words: fc.constantFrom('Under way.', 'At the door.'),
  }),
  fc.record({
    kind: fc.constant('classes' as const),
    slug,
    classes: fc.constantFrom('bg-red-600 animate-pulse', 'bg-blue-900 text-white', ''),
  }),
  fc.record({
    kind: fc.constant('alias' as const),
    slug,
    alias: fc.constantFrom('/old-gate', '/old-yard'),
  }),
  fc.record({ kind: fc.constant('translation' as const), slug, of: slug }),
  fc.record({ kind: fc.constant('noindex' as const), slug }),
  fc.record({ kind: fc.constant('remove' as const), slug }),
  fc.record({ kind: fc.constant('rename' as const), slug, to: fc.constantFrom('ranch', 'rig') }),
  fc.record({ kind: fc.constant('phone' as const), digits: fc.constantFrom('0143', '0144') }),
);

function apply(site: TinySite, change: Edit): void {
  switch (change.kind) {
    case 'words':
      return site.write(change.slug, (text) => text.replace('We are on the road.', change.words));
    case 'classes':
      return site.write(change.slug, (text) =>
        text.replace('className: bg-red-700 text-white', `className: "${change.classes}"`),
      );
    case 'alias':
      return site.write(change.slug, (text) => `page:\n  aliases: [${change.alias}]\n${text}`);
    case 'translation':
      return site.write(
        change.slug,
        (text) => `language: es\ntranslationOf: ${change.of}\n${text}`,
      );
    case 'noindex':
      return site.write(change.slug, (text) => `page:\n  noindex: true\n${text}`);
    case 'remove':
      return rmSync(join(site.landings, `${change.slug}.yaml`), { force: true });
    case 'rename':
      site.write(change.slug);
      return renameSync(
        join(site.landings, `${change.slug}.yaml`),
        join(site.landings, `${change.to}.yaml`),
      );
    case 'phone':
      return site.setPhone(change.digits);
  }
}

describe('an incremental build', () => {
  it('equals a clean build byte for byte after any edits, and fails where that fails', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 5 }), async (edits) => {
        const site = new TinySite(...SLUGS);
        await site.build();
        let published = contents(site.dist);
        for (const [step, change] of edits.entries()) {
          apply(site, change);
          const { code } = await site.build();
          const clean = await site.build('--out', `clean-${step}`);
          expect(code).toBe(clean.code);
          if (code === 0) published = contents(join(site.folder, `clean-${step}`));
          expect(contents(site.dist)).toEqual(published);
        }
      }),
      { numRuns: 12 },
    );
  });
});
