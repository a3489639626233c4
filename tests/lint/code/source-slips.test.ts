import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { checkSourceClasses } from '../../../cli/lint/code/source-classes.ts';
import { checkSourceCopy } from '../../../cli/lint/code/source-copy.ts';
import { sourceTexts } from '../../../cli/rules/source-texts.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const FACTS = {
  names: ['business.phone'],
  languages: ['en'] as const,
  get: () => '(432) 555-0142',
};

/** A site with these files. */
function siteOf(files: Readonly<Record<string, string>>): string {
  const root = tempFolder();
  for (const [name, text] of Object.entries(files)) {
    const path = join(root, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return root;
}

/** Findings in the code of a site's pages, by line and rule. */
async function toldIn(root: string): Promise<string[]> {
  const texts = await sourceTexts(root, root, { engine: [] });
  const site = { root, cwd: root, facts: FACTS, metas: [], rendered: [] };
  return checkSourceCopy(texts, site)
    .map(({ line, rule }) => `${line} ${rule}`)
    .sort();
}

it('a class that has no rule is told, and one that has or a utility is not', async () => {
  const root = siteOf({
    'pages/a/+Page.tsx': [
      'export default () => (',
      '  <div className="bench-notes flex">',
      '    <p className="bench-nots mt-4">One</p>',
      '    <p className="flexx">Two</p>',
      '    <p className="workshop hook">Three</p>',
      '    <p className="bench-note">Four</p>',
      '    <p className="px-4.7 text-note">Five</p>',
      '    <p className="md:bg-grey-800 bg-gray-800">Six</p>',
      '  </div>',
      ');',
    ].join('\n'),
    'pages/a/a.css': '.bench-notes { color: red; }',
  });
  const found = await checkSourceClasses(root, root, {});
  expect(found.map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual([
    'pages/a/+Page.tsx:3 style/unknown-class',
    'pages/a/+Page.tsx:4 style/unknown-class',
    'pages/a/+Page.tsx:5 style/unknown-class',
    'pages/a/+Page.tsx:5 style/unknown-class',
    'pages/a/+Page.tsx:7 style/unknown-class',
    'pages/a/+Page.tsx:7 style/unknown-class',
    'pages/a/+Page.tsx:8 style/unknown-class',
  ]);
});

it('a reference to a fact in the code of a page is told, and a place that code fills is not', async () => {
  const root = siteOf({
    'pages/a/+Page.tsx': [
      "const LIST = ['Ring us at {business.phone} before noon', 'Ring us at {number} before noon'];",
      'export default () => <p>For all prices click here</p>;',
      'export const More = () => <a href="/prices">Click here</a>;',
    ].join('\n'),
  });
  const texts = await sourceTexts(root, root, { engine: [] });
  const site = { root, cwd: root, facts: FACTS, metas: [], rendered: [] };
  const found = checkSourceCopy(texts, site);
  expect(found.map(({ line, rule }) => `${line} ${rule}`)).toEqual([
    '1 facts/broken-reference',
    '2 copy/link-words',
    '3 copy/link-words',
  ]);
});

it('entries twice, sentences without end, and quotations of nobody are told in code', async () => {
  const root = siteOf({
    'pages/a/+Page.tsx': [
      "const TIPS = ['Bring the form with you', 'Leave the line empty', 'Bring the form with you'];",
      "const VOICES = [{ author: '', text: 'They came on the day that they had named.' },",
      "  { author: 'Jordan P.', text: 'They asked before they opened the wall and' }];",
      'export default () => (',
      '  <ul>',
      '    <li>Nothing is added at the table</li>',
      '    <li>The price is named before the drive and the</li>',
      '    <li>Nothing is added at the table</li>',
      '    <li>We say what it costs, and <Price /></li>',
      '  </ul>',
      ');',
    ].join('\n'),
  });
  expect(await toldIn(root)).toEqual([
    '1 copy/repeated',
    '2 copy/nameless-testimonial',
    '3 copy/unfinished',
    '7 copy/unfinished',
    '8 copy/repeated',
  ]);
});

it('“Click here” is told once, as the words of a link or of a button', async () => {
  const root = siteOf({
    'pages/a/+Page.tsx': [
      "const CARDS = [{ title: 'A roof that lasts', link: 'Click here' }];",
      "const CALL = { title: 'A roof that lasts', button: 'Click here' };",
    ].join('\n'),
  });
  expect(await toldIn(root)).toEqual(['1 copy/link-words', '2 copy/button-words']);
});

it('a class of an entry that is one letter off from its rule is told in the component, in either number', async () => {
  const at = async (written: string, styled: string) => {
    const root = siteOf({
      'pages/a/+Page.tsx': `export default () => <ul className="figures"><li className="${written}">1</li></ul>;`,
      'pages/a/a.css': `.figures { color: red; } .${styled} { color: red; }`,
    });
    const found = await checkSourceClasses(root, root, {});
    return found.map(({ hint }) => hint);
  };
  expect(await at('figures-row', 'figure-row')).toEqual(['Did you mean "figure-row"?']);
  expect(await at('figure-row', 'figures-row')).toEqual(['Did you mean "figures-row"?']);
});

it('labels that could be on any button and placeholders of other tools are told in code', async () => {
  const root = siteOf({
    'pages/a/+Page.tsx': [
      "const CARDS = [{ title: 'A roof that lasts', link: 'Read more' }];",
      "const TITLE = 'A roof for {{ first_name }} in one day';",
      'export default () => (',
      '  <section>',
      '    <BookButton>Submit</BookButton>',
      '    <BookButton>Book a look at the roof</BookButton>',
      '    <p>',
      '      The roof is warm and',
      '      dry , and so is the wall',
      '    </p>',
      "    <p>The roof is{' '} dry, and it{' '} stays so</p>",
      '  </section>',
      ');',
    ].join('\n'),
  });
  expect(await toldIn(root)).toEqual([
    '1 copy/link-words',
    '2 facts/broken-reference',
    '5 copy/button-words',
    '9 copy/spacing',
  ]);
});

it('a template in plain quotes is told once, and for what it is', async () => {
  const filled = (name: string) => ['$', `{business.${name}}`].join('');
  const text = `Ring us at ${filled('phone')}, or write to ${filled('email')}.`;
  const root = siteOf({
    'pages/a/+Page.tsx': `const A = { text: '${text}' };\nconst B = { text: \`${text}\` };`,
  });
  expect(await toldIn(root)).toEqual(['1 facts/broken-reference']);
});

it('a text in a table of another language is told, and names of languages are none', async () => {
  const root = siteOf({
    'site/booking/texts.ts': [
      'export const ENGLISH = {',
      "  name: 'Your name',",
      "  past: 'That time has passed. Please choose a later one.',",
      "  close: 'Close',",
      '};',
      'export const SPANISH = {',
      "  name: 'Your name',",
      "  past: 'That time has passed. Please choose a later one.',",
      "  heading: 'Reserve una visita',",
      "  notes: 'Código de la entrada, número de cuarto y quién firma.',",
      '};',
      "export const SPOKEN = { en: 'In English', es: 'In Spanish' };",
    ].join('\n'),
  });
  const texts = await sourceTexts(root, root, { engine: [] });
  const facts = { ...FACTS, languages: ['en', 'es'] as const };
  const site = { root, cwd: root, facts, metas: [], rendered: [] };
  const told = checkSourceCopy(texts, site).map(({ line, rule }) => `${line} ${rule}`);
  expect(told.sort()).toEqual(['7 copy/language', '8 copy/language']);
});

it('a testimonial with the words of another is told in code', async () => {
  const entry = (author: string, text: string) => `  { author: '${author}', text: '${text}' },`;
  const root = siteOf({
    'pages/a/reviews.ts': [
      'export const reviews = [',
      entry('Jo M.', 'Three plain questions, and the chair was ready before my bus came.'),
      entry('Al K.', 'Three plain questions, and the chair was ready before my bus came.'),
      entry('Di W.', 'On time.'),
      entry('Cy T.', 'On time.'),
      '];',
      'export const KEPT = {',
      "  a: { what: 'Your name', until: 'Until it is delivered, or you take it back, 30 days at most' },",
      "  b: { what: 'Your seat', until: 'Until it is delivered, or you take it back, 30 days at most' },",
      '};',
    ].join('\n'),
  });
  expect(await toldIn(root)).toEqual(['3 copy/repeated']);
});

it('code that nothing runs and addresses with slashes too many are told in code', async () => {
  const root = siteOf({
    'pages/a/+Page.tsx': [
      'export const COSTS = `A look at the roof costs $(usd(fees.look)) on any day.`;',
      'export const MORE = `A look at the roof costs $[fees.look] on any day.`;',
      'export const LESS = `A look at the roof costs {usd(fees.look)} on any day.`;',
      `export const NONE = \`A look at the roof costs $\{usd(fees.look)} on any day.\`;`,
      "export const SUM = 'A look at the roof costs $(40) on any day.';",
      `export const MAIL = { href: \`mailto://$\{business.email}\` };`,
      `export const RING = { href: \`mailto:$\{business.email}\` };`,
      "export const CALL = { href: 'tel://+4930123456' };",
      "export const GIT = { href: 'https://roofs.example/mailto://' };",
    ].join('\n'),
  });
  expect(await toldIn(root)).toEqual([
    '1 facts/broken-reference',
    '2 facts/broken-reference',
    '3 facts/broken-reference',
    '6 links/malformed',
    '8 links/malformed',
  ]);
});
