import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTable } from '../../cli/import/read-table.ts';

const read = (text: string | Uint8Array) =>
  readTable(typeof text === 'string' ? Buffer.from(text) : text, 'towns.csv');

/** The names of the columns and the texts of all rows. */
function texts(text: string | Uint8Array): string[][] {
  const { table, diagnostics } = read(text);
  expect(diagnostics).toEqual([]);
  const lines = [table?.columns ?? [], ...(table?.rows.map(({ cells }) => cells) ?? [])];
  return lines.map((cells) => cells.map((cell) => cell.text));
}

const TOWNS = [
  ['slug', 'name'],
  ['austin', 'Austin'],
];

describe('a table', () => {
  it.each([
    ['with commas', 'slug,name\naustin,Austin\n'],
    ['with semicolons and a comma in its header', '"slug";"name"\naustin;Austin'],
    ['with tabs', 'slug\tname\r\naustin\tAustin\r\n'],
    ['with its delimiter in a line of its own', '\ufeffsep=;\r\nslug;name\r\naustin;Austin\r\n'],
    ['with a delimiter that only that line tells', 'sep=|\nslug|name\naustin|Austin\n'],
    ['with a byte order mark', '\ufeffslug,name\naustin,Austin\n'],
    ['with white space around cells', ' slug , name\n austin ,Austin \n'],
    ['with lines of commas behind it', 'slug,name,\naustin,Austin,\n,,\n,,\n'],
    ['of “Unicode text”', Buffer.from('\ufeffslug\tname\r\naustin\tAustin\r\n', 'utf16le')],
  ])('%s is read', (_, text) => {
    expect(texts(text)).toEqual(TOWNS);
  });

  it('counts its rows as a spreadsheet does, which does not show the line that names the delimiter', () => {
    const { table } = read('sep=;\nslug;name\naustin;Austin\n');
    expect(table?.rows.map(({ row, cells }) => [row, cells[0]?.range.line])).toEqual([[2, 3]]);
  });

  it('may have delimiters, marks and lines inside its cells', () => {
    expect(texts('a;b\r\n"1;2";"say ""hi""\r\nand go"\r\n')).toEqual([
      ['a', 'b'],
      ['1;2', 'say "hi"\nand go'],
    ]);
    expect(texts('a\tb\n3" pipe\tx\n')).toEqual([
      ['a', 'b'],
      ['3" pipe', 'x'],
    ]);
  });

  it('counts rows as a spreadsheet does', () => {
    const { table } = read('a,b\n1,2\n\n,\n"3\n3",4\n5\n');
    expect(table?.rows.map(({ row }) => row)).toEqual([2, 5, 6]);
  });

  it('knows where each cell stands', () => {
    const { table } = read('\ufeffslug,name\r\n"é\nx",😀y,z\r\nb,c\r\n');
    const places = table?.rows.map(({ cells }) => cells.map(({ range }) => range));
    expect(places).toEqual([
      [
        { line: 2, column: 1, endLine: 3, endColumn: 3 },
        { line: 3, column: 4, endLine: 3, endColumn: 7 },
      ],
      [
        { line: 4, column: 1, endLine: 4, endColumn: 2 },
        { line: 4, column: 3, endLine: 4, endColumn: 4 },
      ],
    ]);
  });

  it.each([
    ['nothing', '', 'import/empty', 1],
    ['a header alone', 'slug,name\n,\n', 'import/empty', 1],
    ['two columns of one name', 'slug,name, Name\na,b,c\n', 'import/column-twice', 1],
    ['more cells than columns', 'slug,name\na,b\nc,d,e\n', 'import/too-many-cells', 3],
    ['a mark that is not closed', 'slug,name\na,b\n"c,d\n', 'import/syntax', 3],
    ['a mark inside a cell', 'slug,name\na,b "c"\n', 'import/syntax', 2],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0]), 'syntax/encoding', 1],
    [
      'letters of another encoding',
      Buffer.from('slug\nm\xfcnchen\n', 'latin1'),
      'syntax/encoding',
      1,
    ],
  ])('of %s is refused at its place', (_, text, rule, line) => {
    expect(read(text).diagnostics).toMatchObject([{ rule, line, file: 'towns.csv' }]);
  });

  it('says what was written, whatever it was', () => {
    const cell = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/\r\n?/g, '\n').trim());
    const table = fc.integer({ min: 1, max: 4 }).chain((width) => {
      const row = fc.array(cell, { minLength: width, maxLength: width });
      return fc.array(row, { minLength: 1, maxLength: 4 });
    });
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(table, fc.constantFrom(',', ';', '\t'), (rows, delimiter) => {
        const lines = rows.map((cells) => cells.map((text) => `x${text}`));
        const header = lines[0]?.map((_, index) => `c${index}`) ?? [];
        const written = [header, ...lines].map((cells) => cells.map(quoted).join(delimiter));
        // Where there is one column, nothing shows which delimiter a file would have.
        expect(texts(written.join('\r\n'))).toEqual([header, ...lines]);
      }),
    );
  });
});
