import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { readLanding } from '../../cli/content/pages/landing-file.ts';
import { cases } from '../support/proof.ts';
import { SITE } from '../support/site-code.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { ROOT, siteFacts } from './site-facts.ts';

const { facts } = siteFacts();
const PLAIN = readFileSync(join(ROOT, 'tests/fixtures/landings/ok/plain.yaml'), 'utf8');
const SUBHEADLINE = /^ {2}subheadline: .*(?:\n {3,}.*)*$/m;
const WRONG = '{no.such}';

/** A text as it stands in the file behind `subheadline:`, with the wrong word somewhere in it. */
const word = fc.oneof(
  fc.stringMatching(/^[a-zA-Zé🖋.]{1,9}$/u),
  fc.constantFrom('“gate”', "isn't", '24/7', 'a-b', '\u00a0x', '{fees.travel}', '🖋️'),
);

/** Lines of words; `at` tells where the wrong word goes, as a share of all of them. */
const lines = fc
  .tuple(
    fc.array(fc.array(word, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 }),
    fc.nat(),
    fc.nat(),
  )
  .map(([all, line, place]) => {
    const chosen = line % all.length;
    return all.map((words, index) =>
      (index === chosen ? words.toSpliced(place % (words.length + 1), 0, WRONG) : words).join(' '),
    );
  });

const gaps = fc.array(fc.constantFrom('\n', '\n', '\n\n', '\n  \n', '\n\n\n'), {
  minLength: 6,
  maxLength: 6,
});

function block(style: string, chomping: string, indicator: boolean, comment: string) {
  return fc
    .tuple(lines, gaps, fc.array(fc.nat(3), { minLength: 6, maxLength: 6 }))
    .map(([all, between, further]) => {
      const header = `${style}${indicator ? '3' : ''}${chomping}${comment}`;
      const body = all.map((line, index) => {
        // The first line tells the column unless the header does; later ones may stand further in.
        const extra = index === 0 && !indicator ? 0 : (further[index] ?? 0);
        return `${' '.repeat(5 + extra)}${line}`;
      });
      return `${header}\n${body.map((line, index) => `${line}${index + 1 < body.length ? between[index] : ''}`).join('')}`;
    });
}

const blocks = fc
  .tuple(
    fc.constantFrom('>', '|'),
    fc.constantFrom('', '-', '+'),
    fc.boolean(),
    fc.constantFrom('', ' # folded'),
  )
  .chain((parts) => block(...parts));

const flows = fc
  .tuple(lines, gaps, fc.constantFrom('plain', 'single', 'double', 'escaped'))
  .map(([all, between, style]) => {
    const first = all[0] ?? '';
    const safe = all.map((line) =>
      style === 'single'
        ? line.replaceAll("'", "''")
        : style === 'escaped'
          ? line
              .replaceAll('.', '\\x2e')
              .replaceAll(WRONG.replace('.', '\\x2e'), WRONG)
              .replaceAll('a', '\\u0061')
              .replaceAll('b ', 'b\\ ')
          : line,
    );
    const body = safe
      .map(
        (line, index) =>
          `${index === 0 ? '' : '     '}${line}${index + 1 < safe.length ? between[index] : ''}`,
      )
      .join('');
    const quote = { plain: '', single: "'", double: '"', escaped: '"' }[style] ?? '';
    // A plain text cannot begin with a brace.
    return style === 'plain' ? `A ${first === '' ? '' : body}` : `${quote}${body}${quote}`;
  });

function unknownFact(
  text: string,
): Pick<Diagnostic, 'line' | 'column' | 'endLine' | 'endColumn'>[] {
  const folder = tempFolderOnce();
  const path = join(folder, 'gate.yaml');
  writeFileSync(path, text);
  return readLanding(path, { cwd: folder, landingsDir: folder, facts, schemas: SITE.schemas })
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ line, column, endLine, endColumn, rule }) => {
      expect(rule).toBe('facts/unknown');
      return { line, column, endLine, endColumn };
    });
}

let folder: string | undefined;
function tempFolderOnce(): string {
  folder ??= tempFolder();
  return folder;
}

describe('a wrong word in a text of several lines', () => {
  it.each([
    ['folded and literal', blocks],
    ['plain and quoted', flows],
  ])('is reported at its own place: %s', (_, texts) => {
    folder = undefined;
    fc.assert(
      fc.property(texts, fc.boolean(), fc.boolean(), (value, windows, mark) => {
        const written = PLAIN.replace(SUBHEADLINE, () => `  subheadline: ${value}`);
        const before = written.slice(0, written.indexOf(WRONG)).split('\n');
        const column = (before.at(-1) ?? '').length + 1;
        const file =
          (mark ? '\ufeff' : '') + (windows ? written.replaceAll('\n', '\r\n') : written);
        expect(unknownFact(file), written.slice(0, 900)).toEqual([
          { line: before.length, column, endLine: before.length, endColumn: column + WRONG.length },
        ]);
      }),
      { numRuns: cases(40, 400) },
    );
  });
});
