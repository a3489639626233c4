/** Front matter that is right. */
const KEYS = `name: Guide
type: main
description: What to have ready.
seo:
  title: What to have ready
  description: A list for the kitchen table, with the ID first and the pen last.
`;

const page = (text: string, keys = KEYS) => `---\n${keys}---\n\n# Ready\n\n${text}`;

/** How often something is repeated: past what parsers follow, and within the size of a file. */
const MANY = 10_000;

const times = (piece: string, count = MANY) => piece.repeat(count);

/** Marks that open and never close, or close what never opened. */
const MARKS = [
  '*',
  '**',
  '***',
  '_',
  '__',
  '`',
  '```',
  '~~',
  '[',
  ']',
  '![',
  '](',
  '<',
  '<!--',
  '<![CDATA[',
  '<?',
  '&',
  '\\',
  '{',
  '{#',
  '|',
  ':::',
  '>',
  '#',
  '- ',
  '1. ',
  '\t',
];

/** Each mark alone, before a word, around nothing, twice, at the end, many times in a line, and on many lines. */
const ofMarks: [string, string][] = MARKS.flatMap((mark): [string, string][] => [
  [`${mark} before a word`, page(`${mark}word and more`)],
  [`${mark} at the end`, page(`word and more ${mark}`)],
  [
    `${mark} many times in a line`,
    page(times(mark, Math.min(MANY, Math.floor(40_000 / mark.length)))),
  ],
  [`${mark} on many lines`, page(times(`${mark} a\n`, 4000))],
]);

const NESTED: [string, string][] = [
  ['brackets 10,000 deep', page(`${times('[')}a${times(']')}`)],
  ['links 10,000 deep', page(`${times('[')}a${times('](/about)', 3000)}`)],
  ['pictures 10,000 deep', page(`${times('![', 8000)}a${times('](x)', 6000)}`)],
  ['emphasis 10,000 deep', page(`${times('*a ', 6000)}${times('b*', 6000)}`)],
  ['quotations 10,000 deep', page(`${times('> ')}a`)],
  ['lists 10,000 deep', page(times('- ', 10_000))],
  [
    'lists that go deeper line by line',
    page(Array.from({ length: 150 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')),
  ],
  ['parentheses 10,000 deep in an address', page(`[a](/${times('(')}${times(')')})`)],
  ['directives in each other', page(`${times(':::note[a]\n', 2000)}${times(':::\n', 2000)}`)],
  ['a directive in a list', page('- :::note[a]\n  b\n  :::\n')],
  ['brackets 10,000 deep in the front matter', page('a', `${KEYS}x: ${times('[')}\n`)],
];

const REFERENCES: [string, string][] = [
  ['a bomb of references', page(`${times('[a]: /about\n', 3000)}${times('[a] ', 3000)}`)],
  ['references that are never used', page(times('[a]: <x> "y"\n', 2000))],
  ['a reference without an address', page('[a]:\n')],
  [
    'a bomb of anchors',
    page('a', `${KEYS}a: &a [x,x]\nb: &b [*a,*a]\nc: &c [*b,*b]\nd: [*c,*c]\n`),
  ],
  ['entities without end', page(times('&am', 12_000))],
  ['facts without end', page(times('{fees.', 8000))],
  ['a thousand facts that do not exist', page(times('{fees.no} ', 1000))],
];

const CHARACTERS: [string, string | Uint8Array][] = [
  ['NUL in the text', page('a\u0000b')],
  ['NUL in the heading', page('a').replace('Ready', 'Re\u0000dy')],
  ['NUL in the front matter', page('a').replace('name: Guide', 'name: Gu\u0000ide')],
  ['NUL on each of many lines', page(times('\u0000\n', 3000))],
  [
    'half a surrogate pair',
    Buffer.concat([Buffer.from(page('a')), Buffer.from([0xed, 0xa0, 0x80])]),
  ],
  [
    'bytes that are no UTF-8',
    Buffer.concat([Buffer.from(page('a')), Buffer.from([0xff, 0xfe, 0xfa])]),
  ],
  ['UTF-16', Buffer.from(`\ufeff${page('a')}`, 'utf16le')],
  ['a byte order mark in the middle', page('a\ufeffb')],
  ['marks that turn the direction', page('a \u202eb\u202c c \u2066d')],
  ['line separators', page('a\u2028b\u2029c')],
  ['carriage returns alone', page('a\rb\r\r**c').replaceAll('\n', '\r')],
  ['mixed line ends', page('a\r\nb\nc\r\n<b>')],
  ['a form feed', page('a\fb')],
  ['emoji of many parts as heading', page('## 👩‍👩‍👧‍👦\n\n## 👩‍👩‍👧‍👦\n')],
  ['combining marks without a letter', page('## \u0301\u0301\n')],
];

const LONG: [string, string][] = [
  ['a line of 60,000 characters', page(times('word ', 12_000))],
  ['a line of 200,000 characters', page(times('word ', 40_000))],
  ['5,000 lines', page(times('word\n', 5000))],
  ['20,000 empty lines', page(times('\n', 20_000))],
  ['a file of 300,000 bytes', page(times('word word ', 30_000))],
  ['a heading of 100,000 characters', page('').replace('Ready', times('word ', 20_000))],
  ['a heading of 100,000 spaces', page('').replace('Ready', `a${times(' ', 100_000)}b`)],
  ['a heading of 100,000 number signs', page('').replace('Ready', `a ${times('#', 100_000)} b`)],
  ['4,000 equal headings', page(times('## a\n', 4000))],
  [
    'a table of 2,000 rows',
    page(`:::table[a]\n| a | b |\n| - | - |\n${times('| 1 | 2 |\n', 2000)}:::\n`),
  ],
  [
    'a table of 2,000 columns',
    page(`:::table[a]\n|${times('a|', 2000)}\n|${times('-|', 2000)}\n|${times('b|', 2000)}\n:::\n`),
  ],
  ['a label of 30,000 characters', page(`:::note[${times('a', 30_000)}]\nb\n:::\n`)],
  ['front matter of 6,000 lines', page('a', times('x: y\n', 6000))],
];

const NOT_TAKEN: [string, string][] = [
  ['a table by itself', page('| a | b |\n| - | - |\n| 1 | 2 |')],
  ['a table with a cell too many', page(':::table[a]\n| a | b |\n| - | - |\n| 1 | 2 | 3 |\n:::')],
  [
    'a table with a link in its head',
    page(':::table[a]\n| [a](/about) | b |\n| - | - |\n| 1 | 2 |\n:::'),
  ],
  ['a table without a caption', page(':::table\n| a | b |\n| - | - |\n| 1 | 2 |\n:::')],
  ['a directive that does not end', page(':::note[a]\nb\n')],
  ['a directive that nobody knows', page(':::warning[a]\nb\n:::')],
  ['a directive of an object’s key', page(':::constructor\nb\n:::')],
  ['an end without a beginning', page('a\n\n:::\n')],
  ['ticks without a list', page(':::ticks\nb\n:::')],
  ['steps without titles', page(':::steps\n1. b\n2. c\n:::')],
  ['an empty note', page(':::note[a]\n:::')],
  ['a heading in a note', page(':::note[a]\n## b\n:::')],
  ['a heading in a list', page('- ## a\n')],
  ['a second heading of the page', page('# Again')],
  ['a heading underlined', page('Again\n=====')],
  ['a heading of the fourth level', page('#### a')],
  ['an id that stands twice', page('## a {#x}\n\n## b {#x}')],
  ['an id of the frame', page('## a {#main}')],
  ['an id that is none', page('## a {#<b>}')],
  ['HTML', page('<div onclick="alert(1)">a</div>')],
  ['a script', page('<script>alert(1)</script>')],
  ['a style', page('<style>*{display:none}</style>\n\n<b style="x">a</b>')],
  ['a picture', page('![a](x.jpg)')],
  ['code', page('```js\na\n```')],
  ['a footnote', page('a[^1]\n\n[^1]: b')],
  ['an address of a script', page('[a](javascript:alert(1))')],
  ['an address of data', page('[a](data:text/html,<b>)')],
  ['an address hidden in entities', page('[a](&#106;avascript:alert&#40;1&#41;)')],
  ['an address with a line break', page('[a](/ab\nout)')],
  ['a dead anchor', page('[a](#none)')],
];

const FRONT: [string, string][] = [
  ['nothing at all', ''],
  ['only spaces', '  \n \n'],
  ['only three hyphens', '---'],
  ['hyphens twice', '---\n---'],
  ['no front matter', '# Ready\n\ntext'],
  ['an empty line before it', `\n${page('a')}`],
  ['front matter that does not end', `---\n${KEYS}\n# Ready\n`],
  ['four hyphens at its end', `---\n${KEYS}----\n\n# Ready\n`],
  ['hyphens further in', `---\n${KEYS}  ---\n\n# Ready\n`],
  ['TOML', `+++\nname = "x"\n+++\n\n# Ready\n`],
  ['JSON', `{"name": "x"}\n\n# Ready\n`],
  ['a list', `---\n- a\n- b\n---\n\n# Ready\n`],
  ['a text', `---\nwords\n---\n\n# Ready\n`],
  ['only comments', `---\n# a\n# b # c # d\n---\n\n# Ready\n`],
  ['a tab', page('a', `${KEYS}\tx: y\n`)],
  ['a quote that is open', page('a', KEYS.replace('Guide', '"Guide'))],
  ['a key that stands twice', page('a', `${KEYS}name: x\n`)],
  ['a tag of YAML', page('a', `${KEYS}x: !!js/function a\n`)],
  ['two documents', page('a', `${KEYS}...\nx: y\n`)],
  ['sections that are a text', page('a', `${KEYS}sections: body\n`)],
  ['sections that are a map', page('a', `${KEYS}sections: { body: {} }\n`)],
  ['sections with the text twice', page('a', `${KEYS}sections: [body, body]\n`)],
  ['sections with nothing', page('a', `${KEYS}sections: [null, 1, [], {}]\n`)],
  ['a text given as option', page('a', `${KEYS}sections: [{ body: { body: x } }]\n`)],
  ['a title in two places', page('a', `${KEYS}sections: [{ title: { heading: x } }]\n`)],
  ['a title that is a text', page('a', `${KEYS}sections: [{ title: x }]\n`)],
  ['no heading', page('a').replace('# Ready', '')],
  ['a heading with marks', page('a').replace('Ready', '*Ready* `now`')],
  ['a heading without words', page('a').replace('Ready', '')],
  ['no text', page('').replace('# Ready', '')],
  ['keys of a prototype', page('a', `${KEYS}__proto__: { x: 1 }\nconstructor: x\n`)],
];

/** Pages that somebody may have broken, by what is odd in them: `page.md` as text or bytes. */
export const BROKEN_PAGES: readonly (readonly [string, string | Uint8Array])[] = [
  ...ofMarks,
  ...NESTED,
  ...REFERENCES,
  ...CHARACTERS,
  ...LONG,
  ...NOT_TAKEN,
  ...FRONT,
];
