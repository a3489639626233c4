import { describe, expect, it } from 'vitest';
import { parseData } from '../../cli/content/data-file.ts';
import { ignoreCommentsIn } from '../../cli/content/ignore-comment.ts';
import { readProse } from '../../cli/content/prose/read-prose.ts';
import { withoutComments } from '../../cli/content/prose/without-comments.ts';
import { editData } from '../../cli/edit/edit-data.ts';

const COMMENT = '<!-- touchdown-ignore copy/doubled-word: a quotation -->';

/** Bodies with `%` where a comment stands. */
const BODIES = {
  'a body': '%\nHave have the key.',
  'a paragraph': 'First.\n\n%\nHave have the key\nat hand.',
  'a line of a paragraph': 'First things\n%\nhave have the key.',
  'a paragraph, above an empty line': 'First.\n%\n\nHave have.',
  'a heading': 'First.\n%\n## Have have\n%\nAn end.',
  'an entry': '- First\n%\n- Have have\n  %\n  the key\n%\n- Last',
  'a step': ':::steps\n%\n1. **One** of two.\n%\n2. **Have** have.\n:::',
  'a row': ':::table[What]\n| A | B |\n| - | - |\n| a | b |\n%\n| c | c |\n:::',
  'a comment': 'First.\n\n%\n%\nHave have.',
  'the end': 'First.\n%',
};

describe('a comment above the first key', () => {
  it.each<[string, [number, number]]>([
    ['# $schema=x\n\n%\nname: A\nseo: B', [1, 4]],
    ['---\n%\nname: A\n---\n', [1, 3]],
    ['name: A\n%\nseo: B', [3, 3]],
  ])('applies to the file as a whole, too: %j', (text, lines) => {
    const [first] = ignoreCommentsIn(text.replace('%', '# touchdown-ignore seo/orphan: for print'));
    expect([first?.from, first?.to]).toEqual(lines);
  });
});

describe('a comment above a key', () => {
  it.each<[string, [number, number]]>([
    ['hero:\n  %\n  headline:\n    "A good\n    good reason"\n  kicker: B', [3, 5]],
    ['hero:\n  %\n  headline:\n    A good good reason\n  kicker: B', [3, 4]],
    ["  %\n  answer:\n    'A good good reason',\n  next: 1", [2, 3]],
    ['  %\n  hero:\n    headline: A\n\n    kicker:\n      - B\n  next: 1', [2, 6]],
    ['  %\n  hero: # the top\n    headline: A\n# later\n    kicker: B\n  next: 1', [2, 5]],
    ['  %\n  list:\n    - A\n    - B\n  next: 1', [2, 4]],
    ['  %\n  list:\n  - A\n  - B\n  next: 1', [2, 4]],
    ['  %\n  - list:\n    - A\n    text: B\n  - next: 1', [2, 4]],
    ['  %\n  -\n    text: B\n  -\n    text: C', [2, 3]],
    ['  %\n  none:\n  kicker: B', [2, 2]],
  ])('applies to all of its value: %j', (text, lines) => {
    const comment = '# touchdown-ignore copy/doubled-word: a title';
    const [first] = ignoreCommentsIn(`name: A\n${text.replace('%', comment)}`);
    expect([first?.from, first?.to]).toEqual(lines.map((line) => line + 1));
  });
});

describe('a comment in code', () => {
  const WORDS = 'touchdown-ignore copy/doubled-word: a title';

  it.each<[string, [number, number]]>([
    ['/* % */\nconst A = "B";', [2, 2]],
    ['/** % */\n\nconst A = "B";', [3, 3]],
    ['/*\n * %\n */\nconst A = "B";', [4, 4]],
    ['/**\n * Of the page.\n * %\n */\nconst A = "B";', [5, 5]],
    ['/* %\n   of a song */\nconst A = "B";', [3, 3]],
    ['/* % */\n/* Another. */\n// One more.\n{/*\n */}\nconst A = "B";', [6, 6]],
    ['/* % */\n/* Another. */ const A = "B";', [2, 2]],
    ['/* % */ const A = "B";\nconst C = "D";', [1, 1]],
    ['const A = "B"; /* % */\nconst C = "D";', [1, 1]],
    ['  {/* % */}\n  <p>\n    A\n    B\n  </p>\n  <p>C</p>', [2, 4]],
    ['  {/* % */}\n  <>\n    <li>A</li>\n  </>\n  <p>C</p>', [2, 3]],
    ['// %\nconst A = [\n  "B",\n  "C",\n];\nconst D = "E";', [2, 4]],
    ['// %\nfunction f() {\n  return "A";\n}', [2, 2]],
  ])('applies to the statement or element at it: %j', (text, lines) => {
    const below = 'import a from "a";\n';
    const found = ignoreCommentsIn(below + text.replace('%', WORDS));
    expect(found.map(({ from, to }) => [from, to])).toEqual([lines.map((line) => line + 1)]);
    expect(found[0]?.rule).toBe('copy/doubled-word');
    expect(found[0]?.reason).toMatch(/^a title(?: of a song)?$/);
  });

  it('has its place where it is written', () => {
    const [found] = ignoreCommentsIn(`/*\n * ${WORDS}\n */\nconst A = "B";`);
    expect(found).toMatchObject({ line: 2, column: 2, length: WORDS.length + 2 });
  });
});

it('capitals are no other word', () => {
  const text = '# TOUCHDOWN-Ignore copy/shouting: so\nname: ONE';
  expect(ignoreCommentsIn(text)).toMatchObject([{ rule: 'copy/shouting', reason: 'so', to: 2 }]);
  expect(withoutComments('<!-- Touchdown-Ignore copy/shouting: so -->\n\nONE').trim()).toBe('ONE');
});

describe('a comment in Markdown', () => {
  it.each(Object.entries(BODIES))('above %s is not there for visitors', (_, body) => {
    const plain = body.replace(/[ ]*%\n?/g, '');
    for (const comment of [COMMENT, COMMENT.replace(': ', ':\n  ')]) {
      const written = body.replaceAll('%', comment);
      const shown = withoutComments(written);
      const { blocks, faults } = readProse(shown, true);
      expect(faults).toEqual([]);
      expect(blocks).toEqual(readProse(plain, true).blocks);
      expect(shown.length).toBe(written.length);
      const moved = [...shown].filter((sign, at) => sign !== ' ' && sign !== written[at]);
      expect(moved).toEqual([]);
    }
  });

  it.each([
    'First <!-- touchdown-ignore copy/shouting: so --> last.',
    '<!-- touchdown-ignore tells of a rule -->',
    '<!-- A note. -->',
  ])('that is something else stays: %s', (text) => {
    expect(withoutComments(text)).toBe(text);
  });

  it.each<[string, string, [number, number]]>([
    ['a whole paragraph', '%\nOne\ntwo\n\nthree', [2, 3]],
    ['a paragraph below empty lines and comments', '%\n\n%\n  \nOne\n- two', [5, 5]],
    ['a heading', '%\n## One\nTwo', [2, 2]],
    ['an entry with all of its lines', '%\n- One\n  two\n- three', [2, 3]],
    ['a paragraph in YAML', 'body: |\n  %\n  One\n  two\nnote: three', [3, 4]],
  ])('applies to %s', (_, text, lines) => {
    const [first] = ignoreCommentsIn(text.replaceAll('%', COMMENT));
    expect([first?.from, first?.to]).toEqual(lines);
    expect(first).toMatchObject({ rule: 'copy/doubled-word', reason: 'a quotation' });
  });

  it('may have several lines', () => {
    const text = '<!-- touchdown-ignore copy/shouting:\nit says so\n-->\n\nONE';
    expect(ignoreCommentsIn(text)).toMatchObject([
      { rule: 'copy/shouting', reason: 'it says so', line: 1, column: 1, from: 5, to: 5 },
    ]);
  });
});

describe('a page with comments', () => {
  const text = `---\nname: Keys\n---\n${COMMENT}\n# The the key\n\n${COMMENT}\nHave have it.\n`;
  const read = () => parseData({ path: 'page.md', file: 'page.md', text, hash: '' });

  it('has its heading, its text, and their places', () => {
    const { value, locate, diagnostics } = read();
    expect(diagnostics).toEqual([]);
    const [title, prose] = (value as { sections: Record<string, Record<string, string>>[] })
      .sections;
    expect(title).toEqual({ title: { heading: 'The the key' } });
    expect(prose?.prose?.body?.trim()).toBe('Have have it.');
    const [heading, body] = [
      ['sections', 0, 'title', 'heading'],
      ['sections', 1, 'prose', 'body'],
    ].map((path) => locate(path, 'value'));
    expect(heading).toMatchObject({ line: 5, column: 3 });
    const at = prose?.prose?.body?.indexOf('Have') ?? 0;
    expect(locate(['sections', 1, 'prose', 'body'], 'value', [at, at + 4])).toMatchObject({
      ...{ line: 8, column: 1, endColumn: 5 },
    });
    expect(body?.endLine).toBe(8);
  });

  it('keeps them when its heading is edited', () => {
    const edited = editData({ path: 'page.md', text }, [
      { op: 'set', path: ['sections', 0, 'title', 'heading'], value: 'The key' },
    ]);
    expect(edited).toMatchObject({ text: text.replace('The the key', 'The key') });
  });
});
