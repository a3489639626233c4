import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareDiagnostics, type Diagnostic } from '../../cli/content/diagnostic.ts';
import { readLanding } from '../../cli/content/pages/landing-file.ts';
import { SITE } from '../support/site-code.ts';
import { ROOT, siteFacts } from './site-facts.ts';

const FIXTURES = join(ROOT, 'tests/fixtures/landings');
const { facts } = siteFacts();

function lint(folder: string, name: string): Diagnostic[] {
  const landingsDir = join(FIXTURES, folder);
  return readLanding(join(landingsDir, name), {
    cwd: ROOT,
    landingsDir,
    facts,
    schemas: SITE.schemas,
  }).diagnostics.sort(compareDiagnostics);
}

/** One finding a line: the form of the golden files. */
function line({
  line,
  column,
  endLine,
  endColumn,
  severity,
  rule,
  message,
  hint,
}: Diagnostic): string {
  return `${line}:${column}-${endLine}:${endColumn} ${severity} ${rule} ${message} | ${hint}`;
}

const names = (folder: string) =>
  readdirSync(join(FIXTURES, folder)).filter((name) => name.endsWith('.yaml'));

describe('landing fixtures', () => {
  it.each(names('ok'))('ok/%s has no finding', (name) => {
    expect(lint('ok', name)).toEqual([]);
  });

  it.each(names('err'))('err/%s is told as expected', (name) => {
    const found = `${lint('err', name).map(line).join('\n')}\n`;
    const golden = join(FIXTURES, 'err', name.replace(/\.yaml$/, '.expected.txt'));
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(golden, found);
    expect(found).toBe(readFileSync(golden, 'utf8'));
    expect(found).not.toBe('\n');
    expect(found, 'a finding without a hint').not.toMatch(/\| $/m);
  });

  it.each(names('err'))('err/%s points into the file', (name) => {
    const lines = readFileSync(join(FIXTURES, 'err', name), 'utf8').split('\n').length;
    for (const finding of lint('err', name)) {
      expect(finding.line).toBeGreaterThan(0);
      expect(finding.column).toBeGreaterThan(0);
      expect(finding.endLine).toBeLessThanOrEqual(Math.max(1, lines));
    }
  });
});
