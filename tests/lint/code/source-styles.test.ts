import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSourceClasses } from '../../../cli/lint/code/source-classes.ts';
import { checkSourceElements } from '../../../cli/lint/code/source-elements.ts';
import { checkSourceStyles } from '../../../cli/lint/code/source-styles.ts';
import { unusedClasses } from '../../../cli/lint/code/unused-classes.ts';
import { valueFault } from '../../../cli/rules/css/css-values.ts';
import PROPERTIES from '../../../cli/rules/css/properties.json' with { type: 'json' };
import { ROOT } from '../../support/command.ts';
import { tempFolder } from '../../support/temp-folder.ts';

function site(files: Record<string, string>): string {
  const root = tempFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

async function told(css: string): Promise<string[]> {
  const root = site({ 'site/a.css': css });
  const found = await checkSourceStyles(root, root);
  return found.map(({ line, column, message }) => `${line}:${column} ${message.split(',')[0]}`);
}

/** Every property of which the types of React know. */
function listedProperties(): string[] {
  const types = readFileSync(join(ROOT, 'node_modules/csstype/index.d.ts'), 'utf8');
  const interfaces = types.matchAll(
    /export interface Standard\w+PropertiesHyphen<[^{]*\{([\s\S]*?)\n\}/g,
  );
  return [...interfaces].flatMap(([, body = '']) =>
    [...body.matchAll(/^ {2}"?([a-z][a-z-]*)"?\?:/gm)].map(([, name = '']) => name),
  );
}

describe('what browsers ignore in a style sheet is told at its place', () => {
  it('names, units, colors and values', async () => {
    const css =
      '.a {\n  font-weigth: bold;\n  margin: 10xp;\n  color: #12345;\n  text-align: centre;\n  padding: 10;\n  float: rigth;\n  color: red !importnat;\n  top: ;\n}\n';
    expect(await told(css)).toEqual([
      '2:3 There is no property "font-weigth"',
      '3:11 "xp" is no unit',
      '4:10 "#12345" is no color',
      '5:15 "centre" is no value of "text-align"',
      '6:12 "10" is no value of "padding"',
      '7:10 "rigth" is no value of "float"',
      '8:14 "!importnat" is not known',
      '9:3 "top" has no value',
    ]);
  });

  it('what only Sass understands', async () => {
    const css =
      '$gap: 1rem;\n.a {\n  &__head { top: 0; }\n  &-title { top: 0; }\n  @include card;\n  &.b, & .c, &:hover, .d & { top: 0; }\n}\n@each $x in a { .b { top: 0; } }\n';
    expect((await told(css)).filter((line) => !line.startsWith('1:'))).toEqual([
      '3:3 "&__head" is the name of no element: only Sass joins it to the rule around',
      '4:3 "&-title" is the name of no element: only Sass joins it to the rule around',
      '5:3 "@include" is a word of Sass',
      '8:1 "@each" is a word of Sass',
    ]);
  });

  it('conditions that never hold, and transitions of nothing', async () => {
    const css =
      '@media (min-widht: 40rem) { .a { top: 0; } }\n@media screen and (prefers-reduced-motion: reduced) { .a { top: 0; } }\n.a {\n  transition: colour 0.2s ease-in, top 1s cubic-bezier(0, 0, 1, 1);\n  will-change: tranform;\n}\n';
    expect(await told(css)).toEqual([
      '1:9 There is nothing called "min-widht" to ask about',
      '2:44 "reduced" is no answer to "prefers-reduced-motion"',
      '4:15 There is no property "colour"',
      '5:16 There is no property "tranform"',
    ]);
    const fine =
      '@media (40rem <= width < 60rem) and (hover: hover) { .a { top: 0; } }\n@container card (inline-size > 20rem) { .a { top: 0; } }\n@container style(--look: dark) { .a { top: 0; } }\n.a { transition: all 0.2s, --turn 1s linear; will-change: scroll-position, transform; }\n';
    expect(await told(fine)).toEqual([]);
  });

  it('signs that are missing or too many', async () => {
    expect(await told('.a {\n  color: red\n  margin: 0;\n}\n')).toEqual([
      '2:3 This declaration has no semicolon',
    ]);
    expect(await told('.a { color red; }')).toEqual(['1:6 This is no declaration']);
    expect(await told('.a {\n  top: 0;\n\n.b {\n  top: 0;\n}\n')).toEqual([
      '1:4 This brace is not closed',
    ]);
    expect(await told('.a { top: 0; } }\n.b { top: 0; }')).toEqual([
      '1:16 This brace closes nothing',
    ]);
    expect(await told('.a { width: calc(1px + 2px; top: 0; }')).toEqual([
      '1:13 A parenthesis of this value is not closed',
    ]);
    expect(await told('.a { content: "x; }')).toEqual([
      '1:15 This quotation mark is not closed on its line',
    ]);
    expect(await told('/* notes\n.a { top: 0; }')).toEqual(['1:1 This comment does not end']);
  });

  it('at-rules and pseudo-classes', async () => {
    expect(await told('@meda (width > 9rem) { .a { top: 0; } }')).toEqual([
      '1:1 There is no at-rule "@meda"',
    ]);
    expect(await told('.a:hoverr { top: 0; }')).toEqual(['1:3 There is no ":hoverr"']);
    expect(await told('@media (width > 9rem { .a { top: 0; } }')).toEqual([
      '1:1 The parentheses of "@media (width > 9rem" do not match',
    ]);
    expect(await told('.a,, .b { top: 0; }')).toEqual(['1:1 This is no selector']);
  });
});

describe('what browsers understand is not told', () => {
  it('in the style sheets of the engine and of a library', async () => {
    const sheets = readdirSync(join(ROOT, 'renderer'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => readFileSync(join(ROOT, 'renderer', name), 'utf8'));
    expect(sheets.length).toBeGreaterThan(60);
    expect(await told(sheets.join('\n'))).toEqual([]);
  });

  it('in what is new, nested, or a descriptor', async () => {
    const css =
      '@font-face { font-family: A; src: url(a.woff2); font-display: swap; }\n@keyframes go { from { top: 0; } 50% { top: 1px; } }\n.a { --gap: 4px; width: calc-size(auto, size); color: light-dark(#fff, #000); &:hover { top: 0; } @media (width > 9rem) { top: 1rem; } background: url(data:image/svg+xml;utf8,a:b); -webkit-line-clamp: 2; grid-template-areas: "a b"; line-height: 1.5; flex: 1; color: inherit; }';
    expect(await told(css)).toEqual([]);
    const nested =
      '.a { > .b { top: 0; } + .c, ~ .d { top: 0; } transition: opacity 0.2s, display 0.2s allow-discrete; margin-trim: block; row-rule: 1px solid; }\n@font-feature-values A { @styleset { alt: 1; } }';
    expect(await told(nested)).toEqual([]);
  });

  it('of all properties and names for values that are listed anywhere', () => {
    const known = new Set([...Object.keys(PROPERTIES.parsed), ...Object.keys(PROPERTIES.others)]);
    expect(listedProperties().filter((name) => !known.has(name))).toEqual([]);
    const refused = Object.entries({ ...PROPERTIES.parsed, ...PROPERTIES.others }).flatMap(
      ([name, values]) =>
        values.split(' ').filter((value) => value !== '' && valueFault(name, value)),
    );
    expect(refused).toEqual([]);
  });
});

describe('classes of components and of style sheets belong together', () => {
  async function classesOf(tsx: string, css: string): Promise<string[]> {
    const root = site({ 'pages/a/+Page.tsx': tsx, 'pages/a/a.css': css });
    const inCode = await checkSourceClasses(root, root, {});
    const found = [...inCode, ...unusedClasses(root, root, inCode)];
    return found.map(({ file, line, column }) => `${file.split('/').at(-1)}:${line}:${column}`);
  }
  const page = (name: string) => `export default () => <p className="${name}">One</p>;`;

  it('one that has no rule is told where it stands, and a rule that no component has', async () => {
    expect(await classesOf(page('ways'), '.ways { top: 0; }')).toEqual([]);
    expect(await classesOf(page('wyas'), '.ways { top: 0; }')).toEqual(['+Page.tsx:1:36']);
    expect(await classesOf(page('blurb'), '')).toEqual(['+Page.tsx:1:36']);
    expect(await classesOf(page('ways'), '.ways { top: 0; }\n.lost-way { top: 0; }')).toEqual([
      'a.css:2:1',
    ]);
    const chosen = 'export default (p) => <p className={p.on ? "ways" : "wayz"}>One</p>;';
    expect(await classesOf(chosen, '.ways { top: 0; }')).toEqual(['+Page.tsx:1:54']);
  });

  it('names that code makes of parts, and those that others are made of, are fine', async () => {
    const made = `export default (p) => <p className={"way-" + p.kind}>One</p>;`;
    expect(await classesOf(made, '.way-wide { top: 0; }')).toEqual([]);
    const joined = `const B = "club"; export default (p) => <p className={\`\${B}-\${p.no}\`}>One</p>;`;
    expect(await classesOf(joined, '.club-1 { top: 0; }')).toEqual([]);
    const block = 'export default () => <p className="box"><b className="box-head">One</b></p>;';
    expect(await classesOf(block, '.box-head { top: 0; }')).toEqual([]);
  });
});

it('an import of a module that is missing is told, used or not', async () => {
  const root = site({
    'pages/a/+Page.tsx':
      "import x from './nothing';\nimport { y } from './y';\nimport './a.css';\nexport default () => <p>{y}</p>;",
    'pages/a/y.ts': 'export const y = 1;',
    'pages/a/a.css': '',
  });
  const found = await checkSourceElements(root, root);
  expect(found.map(({ line, rule }) => `${line} ${rule}`)).toEqual(['1 code/broken']);
});
