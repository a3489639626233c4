import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runHere } from '../support/command.ts';
import { SmallSite } from '../support/small-site.ts';

const site = new SmallSite('yard');
site.write(
  'gate',
  (text) => `${text}variants:
  - { name: urgent, weight: 30, set: { hero.headline: Signed before dark } }
`,
);

const DAYS = 14;

/** Counts of two weeks; of a day 700 and 300 visitors unless `change` says otherwise. */
function table(change: (line: string, index: number) => string = (line) => line): string {
  const lines = Array.from({ length: DAYS }, (_, index) => {
    const day = `2026-03-${String(index + 1).padStart(2, '0')}`;
    return [`${day},original,700,21`, `${day},urgent,300,18`];
  });
  return `${['day,variant,visitors,conversions', ...lines.flat()].map(change).join('\n')}\n`;
}

async function evaluate(text: string, ...options: string[]) {
  writeFileSync(join(site.folder, 'counts.csv'), text);
  const { code, stdout } = await site.run(
    'variants',
    'evaluate',
    'counts.csv',
    '--json',
    ...options,
  );
  return { code, ...JSON.parse(stdout) };
}

describe('touchdown variants evaluate', () => {
  test('reads the weights of a landing, and names the winner', async () => {
    const { code, verdict, winner, variants, diagnostics } = await evaluate(
      table(),
      '--landing',
      'gate',
    );
    expect([code, verdict, winner, diagnostics]).toEqual([0, 'winner', 'urgent', []]);
    expect(variants).toMatchObject([
      { name: 'original', share: 0.7, visitors: 9800, conversions: 294, change: null },
      { name: 'urgent', share: 0.3, visitors: 4200, conversions: 252 },
    ]);
    const { stdout } = await site.run('variants', 'evaluate', 'counts.csv', '--landing', 'gate');
    expect(stdout).toMatch(/urgent: 252 of 4,200 visitors \(6 %\), between \+\d+ % and \+\d+ %/);
  });

  test('takes names and days as analytics export them', async () => {
    const text = table((line) => line.replace(/^(\d{4})-(\d\d)-(\d\d),(\w)/, '$1$2$3,gate:$4'));
    expect(text).toContain('20260301,gate:original,');
    for (const options of [['--landing', 'gate'], []]) {
      const { variants } = await evaluate(text, ...options);
      expect(variants.map(({ name }: { name: string }) => name)).toEqual(['original', 'urgent']);
    }
    const { stderr } = await site.run('variants', 'evaluate', 'counts.csv');
    expect(stderr).toBe('');
    const mixed = table((line, index) => (index === 2 ? line.replace('urgent', 'a:urgent') : line));
    expect(await evaluate(mixed, '--landing', 'gate')).toMatchObject({
      diagnostics: [{ line: 3, rule: 'counts/variant' }],
    });
    const { diagnostics } = await evaluate(table((line) => line.replace('original', 'Original')));
    expect(diagnostics).toMatchObject([{ hint: 'Write "original" for "Original".' }]);
  });

  test('says nothing of variants whose visitors are not divided as they should be', async () => {
    // Without the landing the weights are taken for equal.
    const { code, verdict, winner, variants } = await evaluate(table());
    expect([code, verdict, winner]).toEqual([1, 'mismatch', null]);
    expect(variants).toMatchObject(Array(2).fill({ change: null, p: null }));
    const { stdout } = await site.run('variants', 'evaluate', 'counts.csv');
    expect(stdout).not.toContain('against the original');
    expect(stdout).toContain('--landing');
  });

  test.each(['gate', '/gate', 'gate.yaml', 'landings/gate.yaml'])(
    'finds the landing %s',
    async (name) => {
      expect(await evaluate(table(), '--landing', name)).toMatchObject({ code: 0 });
    },
  );

  test('names the file of a landing that does not exist once', async () => {
    writeFileSync(join(site.folder, 'counts.csv'), table());
    const { code, stderr } = await site.run(
      ...['variants', 'evaluate', 'counts.csv', '--landing', 'gat.yaml'],
    );
    expect([code, stderr.trim()]).toEqual([2, 'There is no landing landings/gat.yaml.']);
  });

  test('takes no folder for a table', async () => {
    const { code, stderr } = await site.run('variants', 'evaluate', 'landings');
    expect([code, stderr.trim()]).toEqual([2, 'landings is a folder, not a file.']);
  });

  test('reads standard input', async () => {
    const { code, stdout } = await runHere(
      ['variants', 'evaluate', '-', '--landing', 'gate', '--json'],
      { cwd: site.folder, site: null, stdin: table() },
    );
    expect([code, JSON.parse(stdout).winner]).toEqual([0, 'urgent']);
  });

  test('takes days in any order, and a table out of a spreadsheet', async () => {
    const [head = '', ...lines] = table().trim().split('\n');
    const turned = [head, ...lines.reverse()].join('\r\n').replaceAll(',', ';');
    expect(await evaluate(turned, '--landing', 'gate')).toMatchObject({
      code: 0,
      winner: 'urgent',
    });
  });

  test.each<[string, string, [rule: string, line: number, column: number]]>([
    [
      'a column is missing',
      table((line) => line.replace('visitors', 'visits')),
      ['counts/column', 1, 1],
    ],
    [
      'a day is none',
      table((line) => line.replace('2026-03-05,urgent', '2026-02-30,urgent')),
      ['counts/value', 11, 1],
    ],
    [
      'a number is none',
      table((line, index) => (index === 4 ? line.replace('300', '3.5') : line)),
      ['counts/value', 5, 19],
    ],
    [
      'a cell is empty',
      table((line, index) => (index === 4 ? line.replace('urgent', '') : line)),
      ['counts/value', 5, 12],
    ],
    [
      'a row stands there twice',
      table((line, index) => (index === 4 ? `${line}\n${line}` : line)),
      ['counts/variant', 6, 12],
    ],
    [
      'more convert than come',
      table((line, index) => (index === 2 ? line.replace(',18', ',301') : line)),
      ['counts/value', 3, 23],
    ],
    [
      'a variant is unknown',
      table((line) => line.replace('urgent', 'urgnet')),
      ['counts/variant', 3, 12],
    ],
    [
      'the original is missing',
      table((line) => (line.includes('original') ? '' : line)),
      ['counts/variant', 1, 1],
    ],
    ['nothing is in it', '', ['import/empty', 1, 1]],
  ])('tells where %s', async (_, text, place) => {
    const { code, diagnostics } = await evaluate(text, '--landing', 'gate');
    expect(code).toBe(1);
    const [first, ...others] = diagnostics;
    expect([first.rule, first.line, first.column]).toEqual(place);
    expect(others).toEqual([]);
  });

  test('tells of faults in the order of the table', async () => {
    const text = table((line, index) =>
      index === 2 ? line.replace(',18', ',301') : index === 4 ? line.replace('300', 'x') : line,
    );
    const { diagnostics } = await evaluate(text, '--landing', 'gate');
    expect(diagnostics.map(({ line }: { line: number }) => line)).toEqual([3, 5]);
  });

  test('cannot be asked of what is not there', async () => {
    const { code, stdout } = await site.run('variants', 'evaluate', 'none.csv', '--json');
    expect([code, Object.keys(JSON.parse(stdout))]).toEqual([2, ['error']]);
    expect(await evaluate(table(), '--landing', 'none')).toMatchObject({ code: 2 });
    expect(await evaluate(table(), '--landing', 'yard')).toMatchObject({ code: 1 });
  });
});

describe('touchdown variants plan', () => {
  const plan = async (...args: string[]) => {
    const { code, stdout } = await site.run('variants', 'plan', '--json', ...args);
    return { code, ...JSON.parse(stdout) };
  };

  test('tells the visits of each version, and the days', async () => {
    const { code, visits, days, variants } = await plan(
      'gate',
      '--rate',
      '0.05',
      '--visits-a-day',
      '500',
    );
    expect([code, days]).toEqual([0, Math.ceil(visits / 500)]);
    expect(variants).toEqual([
      { name: 'original', share: 0.7, visits: Math.ceil(visits * 0.7) },
      { name: 'urgent', share: 0.3, visits: Math.ceil(visits * 0.3) },
    ]);
    const { visits: halves } = await plan('--rate', '0.05');
    expect(halves).toBeLessThan(visits);
    const { stdout } = await site.run('variants', 'plan', 'gate', '--rate', '0.05');
    expect(stdout).toContain(visits.toLocaleString('en-US'));
  });

  test('needs a rate, and a difference that can be', async () => {
    expect(await plan()).toMatchObject({ code: 2 });
    expect(await plan('--rate', '3%', '--difference', '20 %')).toMatchObject({
      ...{ code: 0, rate: 0.03, difference: 0.2 },
    });
    const { stderr } = await site.run('variants', 'plan', '--rate', '0.03', '--power', '80');
    expect(stderr).toContain('between 0.5 and 1, such as 0.8 for 80 %');
    // A winner takes a week.
    const busy = ['--rate', '0.5', '--visits-a-day', '1000000'];
    expect(await plan(...busy)).toMatchObject({ days: 7 });
    expect((await site.run('variants', 'plan', ...busy)).stdout).toContain('takes 7 days.');
    expect(await plan('--rate', '2')).toMatchObject({ code: 2 });
    expect(await plan('--rate', '0.6', '--difference', '0.9')).toMatchObject({ code: 2 });
    expect(await plan('--rate', '0.01', '--difference', '0.001')).toMatchObject({ code: 1 });
    expect(await plan('none', '--rate', '0.05')).toMatchObject({ code: 2 });
  });
});
