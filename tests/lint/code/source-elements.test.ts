import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { checkSourceClasses } from '../../../cli/lint/code/source-classes.ts';
import { checkSourceElements } from '../../../cli/lint/code/source-elements.ts';
import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import { tempFolder } from '../../support/temp-folder.ts';

/** A site whose only page consists of these elements, each on a line of its own. */
function siteOf(elements: readonly string[]): string {
  const root = tempFolder();
  const path = join(root, 'pages/a/+Page.tsx');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, ['export default (p) => <>', ...elements, '</>;'].join('\n'));
  return root;
}

const WRONG: readonly (readonly [rule: string, element: string])[] = [
  ['code/attribute', '<a herf="/prices">Prices</a>'],
  ['code/attribute', '<section aria-lable="Prices">{p.list}</section>'],
  ['code/attribute', '<label for="town">Town</label>'],
  ['code/attribute', '<input name="town" tabindex="0" />'],
  ['code/attribute', '<th scope="column">{p.day}</th>'],
  ['code/attribute', '<a href="/prices" target="_new">Prices</a>'],
  ['code/attribute', '<a href="/prices" target="blank">Prices</a>'],
  ['code/handler', '<p onClick={() => p.open()}>Open</p>'],
  ['code/prop', '<p style="color: red">Red</p>'],
  ['embed/blocked', '<script>alert(1)</script>'],
  ['embed/blocked', '<img src="https://images.example/team.png" alt="The team" />'],
  ['embed/blocked', '<script src="//chat.example/chat.js" />'],
  ['form/control', '<input type="phone" name="phone" />'],
  ['form/control', '<input type="email" autoComplete="e-mail" />'],
  ['form/control', '<button type="send">Send</button>'],
  ['form/control', '<input type="text" name="email" />'],
  ['form/secret', '<input type="text" name="ssn" />'],
  ['form/secret', '<input name="card" autoComplete="cc-number" />'],
  ['links/nowhere', '<a className="button" href="#">Our prices</a>'],
  ['links/nowhere', '<a className="button">Our prices</a>'],
  ['links/nowhere', '<a href={"#"}>{"Our prices"}</a>'],
  ['links/no-text', '<button type="button"></button>'],
  ['seo/empty-heading', '<h2 className="kicker"></h2>'],
  ['seo/empty-heading', '<h3> {/* later */} </h3>'],
  ['seo/empty-heading', '<PageTitle kicker="Prices" heading="" />'],
];

const RIGHT: readonly string[] = [
  '<input type="tel" name="phone" autoComplete="section-a work tel" />',
  '<input type={p.type} autoComplete={p.filled} />',
  '<a href="https://www.example.com/">Elsewhere</a>',
  '<link rel="me" href="https://social.example/us" />',
  '<input size={4} />',
  '<input type="password" name="password" autoComplete="current-password" />',
  '<input name="cardNumber" autoComplete="off" />',
  '<th scope="col">{p.day}</th>',
  '<a href="/prices" target="prices">Prices</a>',
  '<a href="#">Back to top</a>',
  '<a href="#" aria-label="Top"></a>',
  '<a href="#prices">Prices</a>',
  '<button type="button" aria-label="Close"></button>',
  '<button type="button"><svg aria-label="Close" /></button>',
  '<button {...p.button} />',
  '<a id="prices" />',
  '<a {...p.link}>Prices</a>',
  '<Field onChange={p.change} class="wide" />',
  '<script type="application/ld+json">{p.data}</script>',
  '<p style={{ color: p.color }}>Red</p>',
  '<h2>{p.title}</h2>',
  '<h2 dangerouslySetInnerHTML={{ __html: p.title }} />',
];

it('an element that is wrong whatever fills it is told at its line', async () => {
  const root = siteOf(WRONG.map(([, element]) => element));
  const found = await checkSourceElements(root, root);
  expect(found.map(({ line, rule }) => `${line} ${rule}`)).toEqual(
    WRONG.map(([rule], index) => `${index + 2} ${rule}`),
  );
});

it('an element that is right, or that code fills in, is not told', async () => {
  const root = siteOf(RIGHT);
  expect(await checkSourceElements(root, root)).toEqual([]);
});

it('a class with a variable that nothing sets is told, and one of the palette or of a style sheet is not', async () => {
  const root = siteOf([
    '<p className="bg-(--color-sandy)">One</p>',
    '<p className="text-[var(--bench-ink)] p-2">Two</p>',
    '<p className="bg-(--color-sand) text-[var(--bench-text)]">Three</p>',
    '<p className="[--own-size:2rem] text-(--own-size)">Four</p>',
  ]);
  writeFileSync(join(root, 'pages/a/a.css'), '.bench { --bench-text: #000; }');
  const found = await checkSourceClasses(root, root, {});
  expect(found.map(({ line, rule }) => `${line} ${rule}`)).toEqual([
    '2 style/unknown-class',
    '3 style/unknown-class',
  ]);
});

it('a misspelled fact in code is told, and a property of something else is not', async () => {
  const root = siteOf(['<p>{p.site.fees.travle} {fees.travel} {fees.length} {other.travle}</p>']);
  const site = { fees: { travel: 40 } } as unknown as SiteConfig;
  const found = await checkSourceElements(root, root, { site });
  expect(found.map(({ line, rule }) => `${line} ${rule}`)).toEqual(['2 facts/unknown']);
});

const COMPONENTS = [
  "type Tone = 'dark' | 'light';",
  'interface NoteProps { kicker?: string; tone?: Tone; heading: string; children: string }',
  'export function Note({ kicker, heading, children }: NoteProps) {',
  '  return <p title={kicker}>{heading}{children}</p>;',
  '}',
  'export function Open(props: NoteProps & { id: string }) {',
  '  return <Note {...props} />;',
  '}',
].join('\n');

it.each([
  ['a prop that the component does not declare', '<Note heading="A" kiker="B">C</Note>'],
  ['a required prop that is misspelled', '<Note headign="A">C</Note>'],
  ['a required prop that is missing', '<Note kicker="A">C</Note>'],
  ['a text that a prop cannot be', '<Note heading="A" tone="drak">C</Note>'],
  ['a required content that is missing', '<Note heading="A" />'],
])('%s is told once at its element', async (_, element) => {
  const root = siteOf(["<Note heading='A'>B</Note>", element]);
  const path = join(root, 'pages/a/+Page.tsx');
  writeFileSync(path, `import { Note } from './Note.tsx';\n${readFileSync(path, 'utf8')}`);
  writeFileSync(join(root, 'pages/a/Note.tsx'), COMPONENTS);
  const found = await checkSourceElements(root, root);
  expect(found.map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual([
    'pages/a/+Page.tsx:4 code/prop',
  ]);
});

it('a prop that a component of the engine does not take is told, and one that it takes is not', async () => {
  const root = siteOf([
    '<Section tone="sand" heading="Our work">{p.list}</Section>',
    '<Picture picture="bench" page={p.page} place="full" />',
    '<Section tone="sandy" heading="Our work">{p.list}</Section>',
    '<Section tone="sand">{p.list}</Section>',
    '<Picture picture="bench" page={p.page} place="wide" />',
    '<Icon icon="clock" />',
  ]);
  const path = join(root, 'pages/a/+Page.tsx');
  const imports = "import { Icon, Picture, Section } from 'touchdown/components';\n";
  writeFileSync(path, imports + readFileSync(path, 'utf8'));
  const found = await checkSourceElements(root, root);
  expect(found.map(({ line, rule }) => `${line} ${rule}`)).toEqual([
    '5 code/prop',
    '6 code/prop',
    '7 code/prop',
    '8 code/prop',
  ]);
});

it('props that are declared elsewhere, or spread into a component, are not judged', async () => {
  const root = siteOf([
    '<Open anything="A" />',
    '<Note {...p} tone="dark" />',
    '<Note heading="A" tone={p.tone}>B</Note>',
    '<Other what="A" />',
  ]);
  const path = join(root, 'pages/a/+Page.tsx');
  const imports = "import { Note, Open } from './Note.tsx';\nimport { Other } from 'elsewhere';\n";
  writeFileSync(path, imports + readFileSync(path, 'utf8'));
  writeFileSync(join(root, 'pages/a/Note.tsx'), COMPONENTS);
  expect(await checkSourceElements(root, root)).toEqual([]);
});

it('an event handler of a component that an island uses is not told', async () => {
  const root = siteOf(['<p onClick={p.open}>Open</p>']);
  writeFileSync(join(root, 'pages/a/a.island.tsx'), "import A from './+Page.tsx';\nexport { A };");
  expect(await checkSourceElements(root, root)).toEqual([]);
});

it('a fact that the configuration does not have is told where a component shows it', async () => {
  const root = siteOf([
    '<p>{p.site.fees.parking}</p>',
    '<p>{p.site.business.owner}</p>',
    '<p>{p.site.business.tagline} {p.site.fees.parking ?? 0}</p>',
    '<p>{business.owner} {p.fees.parking}</p>',
  ]);
  const site = { fees: { travel: 40 }, business: { name: 'Hull' } } as unknown as SiteConfig;
  const lines = async () =>
    (await checkSourceElements(root, root, { site })).map(({ line, rule }) => `${line} ${rule}`);
  expect(await lines()).toEqual(['2 facts/unknown', '3 facts/unknown']);
  const path = join(root, 'pages/a/+Page.tsx');
  const page = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    `${page}\nexport const One = ({ business }: Site) => <p>{business.owner}</p>;`,
  );
  expect(await lines()).toEqual([
    '2 facts/unknown',
    '3 facts/unknown',
    '5 facts/unknown',
    '7 facts/unknown',
  ]);
});
