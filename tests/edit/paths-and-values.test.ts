import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPath } from '../../cli/content/path-text.ts';
import { pathName } from '../../cli/content/value-path.ts';
import { locateValue } from '../../cli/edit/locate-value.ts';
import { typedValue } from '../../cli/edit/typed-value.ts';
import { replaceUnchanged } from '../../cli/system/draft-file.ts';
import { cases, sample } from '../support/proof.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { landings } from '../support/yaml-texts.ts';
import { readIndependently } from './independent-reading.ts';
import { at, pathsIn } from './random-operations.ts';

describe('a path', () => {
  it('is read as it was named, whatever its keys', () => {
    const step = fc.oneof(
      fc.nat(99),
      fc.stringMatching(/^[a-z][\w-]{0,5}$/),
      fc.string({ minLength: 1, maxLength: 6 }),
    );
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('', '=x', ':0'),
        (path, rest) => {
          const name = pathName(path);
          expect(readPath(name + rest)).toEqual({ path, atEnd: false, length: name.length });
        },
      ),
      { numRuns: cases(200, 20_000) },
    );
  });

  it.each<[string, (string | number)[], boolean]>([
    ['plan.0.title', ['plan', 0, 'title'], false],
    ["['a.b'].c", ['a.b', 'c'], false],
    ['seo.keywords[]', ['seo', 'keywords'], true],
    ['[]', [], true],
    ['[2][0]', [2, 0], false],
  ])('may be written as %s', (text, path, atEnd) => {
    expect(readPath(text)).toEqual({ path, atEnd, length: text.length });
  });

  it.each(['', '.a', 'a..b', '=', '[x]', '[-1]'])('is not %j, or ends before it does', (text) => {
    expect(readPath(text)?.length ?? -1).toBeLessThan(Math.max(text.length, 1));
  });
});

describe('a typed value', () => {
  const text = [{ type: 'string' }];
  it.each<[string, { type: string }[], unknown]>([
    ['2026', text, '2026'],
    [' as typed ', text, ' as typed '],
    ['"two\\nlines"', text, 'two\nlines'],
    ["'it''s'", text, "it's"],
    ['"half', text, '"half'],
    ['{fees.travel}', text, '{fees.travel}'],
    ['{fees.travel} and {fees.mileage}', text, '{fees.travel} and {fees.mileage}'],
    ['[a, "b"]', text, ['a', 'b']],
    ['{en: a, es: b}', text, { en: 'a', es: 'b' }],
    ['[half', text, '[half'],
    ['5', [{ type: 'integer' }], 5],
    ['many', [{ type: 'number' }], 'many'],
    ['true', [{ type: 'boolean' }, ...text], true],
    ['true', text, 'true'],
    ['null', [], null],
    ['a: b', [], 'a: b'],
    ['a # b', [], 'a # b'],
    ['#0b6e4f', [], '#0b6e4f'],
    ['12 # pieces', [], '12 # pieces'],
    ['&more', [], '&more'],
    ['02139', [], '02139'],
    ['12345678901234567890', [], '12345678901234567890'],
    ['...', [], '...'],
    ['0.5', [], 0.5],
    ['0', [{ type: 'integer' }], 0],
    ['', text, ''],
  ])('%j for %j is %j', (typed, shapes, value) => {
    expect(typedValue(typed, shapes)).toEqual(value);
  });
});

describe('a value', () => {
  it('is found by its path', () => {
    for (const landing of sample(landings, 2)) {
      const value = readIndependently(landing)?.value;
      for (const path of sample(pathsIn(value), 12)) {
        const found = locateValue(landing, path);
        const part = at(value, path);
        const [start, end] = found?.span ?? [0, 0];
        const line = landing.slice(0, start).split('\n');
        expect([found?.line, found?.column]).toEqual([line.length, (line.at(-1)?.length ?? 0) + 1]);
        if (typeof part === 'object') continue;
        const source = landing.slice(start, end);
        expect(readIndependently(`${source}\n`)?.value, source).toEqual(
          typeof part === 'string' ? part.trimEnd() : part,
        );
      }
    }
  });

  it('is not found where there is none', () => {
    expect(locateValue('a: { b: 1 }', ['a', 'c'])).toBeUndefined();
    expect(locateValue('a:\n', ['a'])).toMatchObject({ line: 1, column: 3, span: [2, 2] });
    expect(locateValue('\ufeffa: 1\n', ['a'])).toMatchObject({ line: 1, column: 4, span: [4, 5] });
  });
});

describe('a file that is edited', () => {
  it('is written only if nobody else has changed it', () => {
    const path = join(tempFolder(), 'a.yaml');
    writeFileSync(path, 'old');
    chmodSync(path, 0o640);
    expect(replaceUnchanged(path, Buffer.from('other'), Buffer.from('new'))).toBe(false);
    expect(readFileSync(path, 'utf8')).toBe('old');
    expect(replaceUnchanged(path, Buffer.from('old'), Buffer.from('new'))).toBe(true);
    expect([readFileSync(path, 'utf8'), statSync(path).mode & 0o777]).toEqual(['new', 0o640]);
  });
});
