import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { LineCursor, writtenCursor, writtenTexts } from '../../cli/system/checked-lines.ts';
import { replaceLines } from '../../cli/system/line-writer.ts';
import { anyText } from '../support/any-text.ts';
import { cases } from '../support/proof.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** Longer than what is read of a file at once. */
const LONG = 'é🚚'.repeat(60_000);

const line = fc.oneof(
  { weight: 20, arbitrary: anyText({ maxLength: 40 }).map((text) => text.replaceAll('\n', ' ')) },
  { weight: 1, arbitrary: fc.constantFrom(LONG, `${LONG}${LONG}`) },
);

/** A file of lines, open for reading. */
function fileOf(lines: readonly string[]): number {
  const path = join(tempFolder(), 'lines');
  replaceLines(path, lines);
  const file = openSync(path, 'r');
  onTestFinished(() => closeSync(file));
  return file;
}

const asWritten = (text: string) => Buffer.from(text).toString('utf8');

test('lines are read as they were written, whatever is in them and however long they are', () => {
  const check = (lines: string[], size: number) => {
    const file = fileOf(lines);
    expect([...writtenTexts(file)]).toEqual(lines.map(asWritten));
    const cursor = new LineCursor(file, { start: 0, end: Number.POSITIVE_INFINITY, size });
    for (const text of lines) expect(cursor.next()?.bytes.toString('utf8')).toBe(asWritten(text));
  };
  fc.assert(fc.property(fc.array(line), fc.integer({ min: 1, max: 64 }), check), {
    numRuns: cases(20, 200),
  });
});

test('lines that are skipped are not read, and those after them are', () => {
  const check = (groups: { text: string; others: string[] }[]) => {
    const cursor = writtenCursor(fileOf(groups.flatMap(({ text, others }) => [text, ...others])));
    for (const { text, others } of groups) {
      expect(cursor.next()?.bytes.toString('utf8')).toBe(asWritten(text));
      cursor.skip(others.reduce((bytes, other) => bytes + Buffer.byteLength(other) + 1, 0));
    }
    expect(cursor.next()).toBeUndefined();
  };
  const group = fc.record({ text: line, others: fc.array(line, { maxLength: 3 }) });
  fc.assert(fc.property(fc.array(group), check), { numRuns: cases(20, 200) });
});
