import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFacts, type Facts } from '../../../cli/content/facts/facts.ts';
import { checkSourceCopy } from '../../../cli/lint/code/source-copy.ts';
import { sourceTexts } from '../../../cli/rules/source-texts.ts';
import type { RenderedStaticPage } from '../../../cli/templates/static-pages.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { FACTS, findingsIn, SCHEMA } from '../copy-findings.ts';

const { site } = FACTS;
const facts: Facts = {
  ...createFacts(SCHEMA.parse({ ...site, credentials: { commissionExpires: '2029-05' } }), SCHEMA),
  hours: true,
};

/** What is told of times and dates in a module of a page. */
async function toldIn(source: string): Promise<string[]> {
  const root = tempFolder();
  const path = join(root, 'pages/a/Facts.tsx');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, source);
  const texts = await sourceTexts(root, root, { engine: [] });
  const rendered = [{ html: `<main>${source}</main>` }] as unknown as RenderedStaticPage[];
  return checkSourceCopy(texts, { root, cwd: root, facts, metas: [], rendered }).flatMap(
    ({ rule, line }) => (rule.startsWith('facts/') ? `${rule} ${line}` : []),
  );
}

const term = (name: string, text: string) =>
  toldIn(`export const A = () => (<dl><div><dt>${name}</dt>\n<dd>${text}</dd></div></dl>);`);

const entry = (name: string, text: string) =>
  toldIn(`export const FACTS = [{ name: '${name}',\ntext: '${text}' }];`);

describe('a date in code holds for what its entry is named after', () => {
  it.each([
    ['The commission', 'Texas appoints us for four years. This one runs through May 2028.'],
    ['The commission', 'It is valid through May 2028; look it up.'],
    ['Commission', 'Valid through May 2028, in every county.'],
    ['Commission', 'Expires in May 2028, as the state has it.'],
  ])('%s: %s', async (name, text) => {
    expect(await term(name, text)).toEqual(['facts/contradiction 2']);
    expect(await entry(name, text)).toEqual(['facts/contradiction 2']);
  });

  it.each([
    ['The commission', 'This one runs through May 2029 only.', 'facts/typed-figure 2'],
    ['The commission', 'The bond behind it is valid through June 2027.'],
    ['The commission', 'Our insurance runs through June 2027.'],
    ['The bond', 'This one runs through June 2027.'],
    ['The commission', 'The course for it is open until June 2027.'],
    ['The commission', 'It began in June 2025, in Midland.'],
  ])('not told %s: %s', async (name, text, ...others) => {
    expect(await term(name, text)).toEqual(others);
    expect(await entry(name, text)).toEqual(others);
  });

  it('in data as well', () => {
    const told = (title: string, text: string) =>
      findingsIn({ items: [{ title, text }] }, { facts, only: 'facts/contradiction' });
    expect(told('The commission', 'This one runs through May 2028.')).toHaveLength(1);
    expect(told('The bond', 'This one runs through May 2028.')).toEqual([]);
    expect(told('The commission', 'The bond runs through May 2028.')).toEqual([]);
  });
});

describe('hours in code are those of what their entry is named after', () => {
  it.each([['Hours'], ['When we are open']])('%s', async (name) => {
    expect(await entry(name, '8 AM to 9 PM, every day')).toEqual(['facts/typed-hours 2']);
    expect(await term(name, '8 AM to 9 PM, every day')).toEqual(['facts/typed-hours 2']);
  });

  it.each([['Phones'], ['Parking'], ['Quiet time'], ['The pool in summer']])(
    'not told: %s',
    async (name) => {
      expect(await entry(name, '8 AM to 9 PM, every day')).toEqual([]);
      expect(await term(name, '8 AM to 9 PM, every day')).toEqual([]);
    },
  );

  it('half of them as well', async () => {
    const half = (text: string) =>
      toldIn(`export const A = (opens: string) => ({ a: \`${text}\` });`);
    expect(await half(['Open ', '{opens} to 9 PM, say the neighbors'].join('$'))).toEqual([
      'facts/typed-hours 1',
    ]);
    const short = (name: string, text: string) =>
      toldIn(`export const A = (opens: string) => ({ name: '${name}', text: \`${text}\` });`);
    const until = ['', '{opens} to 9 PM, every day'].join('$');
    expect(await short('Hours', until)).toEqual(['facts/typed-hours 1']);
    expect(await short('Parking', until)).toEqual([]);
    expect(await short('Office hours of the court', until)).toEqual([]);
    expect(await half(['The court sits ', '{opens} to 9 PM, say the clerks'].join('$'))).toEqual(
      [],
    );
  });
});
