import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseInBlocks } from '../../cli/content/pages/known-blocks.ts';
import { isShared } from '../../cli/content/shared-values.ts';
import { findingsOf, LandingLinter } from '../../cli/lint/landings/linted-landing.ts';
import { ROOT } from '../support/command.ts';
import { cases } from '../support/proof.ts';
import { SITE } from '../support/site-code.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { landings } from '../support/yaml-texts.ts';
import { FACTS } from './copy-findings.ts';

/** The blocks of the site's landings by key, some of them with a mistake. */
const BLOCKS = new Map<string, string[]>();
for (const text of landings)
  for (const block of text.split(/^(?=[a-z])/im)) {
    const key = block.slice(0, block.indexOf(':'));
    const mistakes = [
      block.replace(/ the /, ' teh '),
      block.replace(/\{fees\.[A-Za-z]+\}/, '$41'),
      block.replace(/\{fees\./, '{fee.'),
      block.replace(/: ([A-Z])/, ':  $1').replace(/\. ([A-Z])/, '. Immigration advice for all. $1'),
      block.replace(/^( {2,})([a-z]+):/m, '$1$2s:'),
      block.replace(/href: \S+/, 'href: nowhere'),
      block.replace(/([.?])$/m, '$1 Can you advise me?'),
    ];
    BLOCKS.set(key, [...(BLOCKS.get(key) ?? []), block, block, block, ...mistakes]);
  }

const landing = fc
  .tuple(
    fc.constantFrom(...landings),
    fc.array(fc.tuple(fc.constantFrom(...BLOCKS.keys()), fc.nat()), { maxLength: 4 }),
  )
  .map(([text, changes]) => {
    const blocks = new Map(
      text.split(/^(?=[a-z])/im).map((block) => [block.slice(0, block.indexOf(':')), block]),
    );
    for (const [key, number] of changes) {
      const choice = BLOCKS.get(key) ?? [];
      blocks.set(key, choice[number % choice.length] ?? '');
    }
    return [...blocks.values()].join('');
  });

const folder = tempFolder();
const { site } = FACTS;
const setup = { root: ROOT, landingsDir: folder, cwd: folder, ...(site ? { site } : {}) };

/** What is found in a landing, without what differs by the bytes of its file. */
async function check(linter: LandingLinter, text: string) {
  writeFileSync(join(folder, 'page.yaml'), text);
  const verdict = await linter.check('page.yaml');
  const findings = findingsOf(verdict).filter(({ rule }) => rule !== 'syntax/line-endings');
  if (!verdict.landing) return { findings };
  const { source: _, stamp: __, found: ___, ...landing } = verdict.landing;
  return { findings, landing };
}

test('a landing is the same whether its blocks were read before in other landings or not', async () => {
  const linter = new LandingLinter(setup, SITE);
  let found = 0;
  await fc.assert(
    fc.asyncProperty(landing, async (text) => {
      const known = await check(linter, text);
      // Files with these line ends are always read as a whole.
      const anew = await check(linter, text.replaceAll('\n', '\r\n'));
      expect(known).toEqual(anew);
      found += known.findings.length;
    }),
    { numRuns: cases(10, 5000) },
  );
  expect(found).toBeGreaterThan(50);
  const [text = ''] = landings;
  parseInBlocks(text);
  const again = parseInBlocks(text) as Record<string, unknown>;
  expect(isShared(again.hero)).toBe(true);
});
