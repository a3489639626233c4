import { describe, expect, test } from 'vitest';
import { type KnownTest, readCounts } from '../../cli/variants/read-counts.ts';

const TEST: KnownTest = { name: 'open-day', versions: ['original', 'urgent'] };

const read = (
  rows: readonly string[],
  known?: KnownTest,
  head = 'day,variant,visitors,conversions',
) => readCounts(Buffer.from([head, ...rows].join('\n')), 'counts.csv', known);

/** What is found: rule, line, and the words that it stands at. */
function found(rows: readonly string[], known: KnownTest | undefined = TEST, head?: string) {
  const lines = [head ?? '', ...rows];
  return read(rows, known, head).diagnostics.map(({ rule, line, column, endColumn }) => [
    rule,
    line,
    (lines[line - 1] ?? '').slice(column - 1, endColumn - 1),
  ]);
}

const GOOD = ['2027-05-01,original,100,4', '2027-05-01,urgent,100,5'];

describe('names with their test', () => {
  test('lose that of the landing, wherever it stands', () => {
    const rows = ['2027-05-01,open-day:original,100,4', '2027-05-01,urgent,100,5'];
    expect(read(rows, TEST).days?.[0]?.counts).toEqual({
      original: { visitors: 100, conversions: 4 },
      urgent: { visitors: 100, conversions: 5 },
    });
  });

  test('are told once where they are of another test', () => {
    const rows = GOOD.map((row) => row.replace(/(original|urgent)/, 'sommer:$1'));
    expect(found(rows)).toEqual([['counts/variant', 2, 'sommer:original']]);
    expect(read(rows).days).toBeDefined();
  });
});

describe('one run tells of every fault', () => {
  test.each<[string, string, [string, number, string][]]>([
    [
      'an unknown variant beside a number that is none',
      '2027-05-02,urgnet,3.5,1',
      [
        ['counts/variant', 4, 'urgnet'],
        ['counts/value', 4, '3.5'],
      ],
    ],
    [
      'too many conversions beside a day that is none',
      '2027-05-32,urgent,92,299',
      [
        ['counts/value', 4, '2027-05-32'],
        ['counts/value', 4, '299'],
      ],
    ],
    [
      'a row twice, once with a number that is none',
      '2027-05-01,urgent,x,1',
      [
        ['counts/variant', 4, 'urgent'],
        ['counts/value', 4, 'x'],
      ],
    ],
    [
      'an unknown variant beside a number in two cells',
      '2027-05-02,urgnet,1,200,3',
      [
        ['counts/variant', 4, 'urgnet'],
        ['import/too-many-cells', 4, '3'],
      ],
    ],
  ])('%s', (_, row, expected) => {
    expect(found([...GOOD, row])).toEqual(expected);
  });

  test('a version without a row beside a number that is none', () => {
    expect(found(['2027-05-01,original,x,4']).map(([rule]) => rule)).toEqual([
      'counts/variant',
      'counts/value',
    ]);
  });

  test('a value in one column while another has the wrong name', () => {
    const rows = [...GOOD, '2027-05-32,urgnet,1,1'];
    const told = found(rows, TEST, 'day,variant,visits,conversions');
    expect(told.map(([rule, line]) => [rule, line])).toEqual([
      ['counts/column', 1],
      ['counts/value', 4],
      ['counts/variant', 4],
    ]);
  });

  test('and a number that cannot be read is missing in no sum', () => {
    expect(found([...GOOD, '2027-05-02,urgent,x,90', '2027-05-03,urgent,9,90'])).toEqual([
      ['counts/value', 4, 'x'],
    ]);
  });
});

describe('a table from a spreadsheet', () => {
  test('may name its delimiter in a line of its own', () => {
    const rows = [
      'day;variant;visitors;conversions',
      ...GOOD.map((row) => row.replaceAll(',', ';')),
    ];
    expect(read(rows, TEST, 'sep=;').days?.[0]?.counts.urgent).toEqual({
      visitors: 100,
      conversions: 5,
    });
    const wrong = [...rows, '2027-05-32;urgent;1;1'];
    expect(found(wrong, TEST, 'sep=;')).toEqual([['counts/value', 5, '2027-05-32']]);
  });

  test.each(['1.000', "1'000", '"1,000"', '1\u202f000'])(
    'is told once of numbers such as %s',
    (number) => {
      const rows = GOOD.map((row) => row.replace('100', number));
      expect(read(rows, TEST).diagnostics).toMatchObject([
        {
          message: `"${number.replaceAll('"', '')}" has a separator between its digits; the same goes for 1 more.`,
          hint: 'Write digits only: 1000.',
        },
      ]);
    },
  );

  test('is told once of separators that make more cells', () => {
    const rows = GOOD.map((row) => row.replace('100', '1,000'));
    expect(read(rows, TEST).diagnostics).toMatchObject([
      {
        message: 'Row 2 has more cells than the table has columns. The same goes for 1 more.',
        hint: 'Write numbers without separators: 1000, not 1,000.',
      },
    ]);
  });

  test('with another delimiter is told so, instead of each column that is not found', () => {
    const rows = GOOD.map((row) => row.replaceAll(',', '|'));
    expect(read(rows, TEST, 'day|variant|visitors|conversions').diagnostics).toMatchObject([
      { rule: 'counts/column', hint: expect.stringContaining('commas, semicolons or tabs') },
    ]);
  });
});

test('a number that no page can have is told as such', () => {
  expect(read([...GOOD, '2027-05-02,urgent,1234567890123,1'], TEST).diagnostics).toMatchObject([
    { hint: 'No page has so many: at most 12 digits are read.' },
  ]);
});

test('a conversion may be counted later than the visit, but not without one', () => {
  expect(read([...GOOD, '2027-05-02,urgent,0,90'], TEST).days).toBeDefined();
  expect(found([...GOOD, '2027-05-02,urgent,0,96'])).toEqual([['counts/value', 4, '96']]);
});
