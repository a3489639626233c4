import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSourceCopy } from '../../../cli/lint/code/source-copy.ts';
import { PageTraces } from '../../../cli/rules/pages/page-trace.ts';
import { sourceTexts } from '../../../cli/rules/source-texts.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { FACTS } from '../copy-findings.ts';

/** The beginning of a component that has the facts of the configuration. */
const WITH_FACTS = 'export const Ways = ({ site: { business } }) => (';

/** A site with one component. */
function siteWith(line: string, head = 'export const Ways = () => ('): string {
  const root = tempFolder();
  const path = join(root, 'pages/a/Ways.tsx');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${head}\n  ${line}\n);\n`);
  return root;
}

describe('a number of the business that code dials', () => {
  async function toldIn(line: string, head = WITH_FACTS): Promise<string[]> {
    const root = siteWith(line, head);
    const texts = await sourceTexts(root, root, { engine: [] });
    const site = { root, cwd: root, facts: FACTS, metas: [], rendered: [] };
    return checkSourceCopy(texts, site).map((told) => `${told.line} ${told.rule}`);
  }

  it.each([
    '<a href="tel:+18065550117">Call the yard</a>',
    '<a href="sms:8065550117">Text the yard</a>',
    '<a href="https://wa.me/18065550117?text=Hi">Chat with the yard</a>',
    '<a href="https://api.whatsapp.com/send?phone=18065550117">Chat with the yard</a>',
    '<ChatLink number="18065550117" message={HELLO}>Chat with the yard</ChatLink>',
    '<CallLink phone="+18065550117">Call the yard</CallLink>',
  ])('is told where it is typed: %s', async (line) => {
    expect(await toldIn(line)).toEqual(['2 facts/typed-phone']);
  });

  it.each([
    '<a href="tel:+18065550211">Call the county</a>',
    '<ChatLink number={site.business.whatsapp} message={HELLO}>Chat with the yard</ChatLink>',
    '<a href={callHref(phone)}>Call the yard</a>',
    '<Counter id="18065550118" />',
    '<a href="tel:911">Call for help</a>',
  ])('stays: %s', async (line) => {
    expect(await toldIn(line)).toEqual([]);
  });

  it('stays in a component that takes nothing from the configuration', async () => {
    const line = '<a href="tel:+18065550117">Call the yard</a>';
    expect(await toldIn(line, 'export const Ways = () => (')).toEqual([]);
  });
});

it.each([
  ['tel:+18065550171', '<CallLink phone="(806) 555-0171">Call us</CallLink>'],
  ['https://wa.me/18065550171?text=Hi', '<ChatLink number="18065550171">Chat</ChatLink>'],
  ['tel:+496615550171', "<CallLink phone={'+49 661 5550171'}>Anrufen</CallLink>"],
])('the number of %s is found in code: %s', async (literal, line) => {
  const root = siteWith(line);
  const traces = new PageTraces({ root, cwd: root, facts: FACTS });
  const place = await traces.inSources({ literal }, 'a');
  expect(`${place?.file}:${place?.line}`).toBe('pages/a/Ways.tsx:2');
});
