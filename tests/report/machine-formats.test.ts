import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it, test } from 'vitest';
import { type Diagnostic, WHOLE_FILE } from '../../cli/content/diagnostic.ts';
import { formatGithub } from '../../cli/report/github.ts';
import { formatJson, formatJsonLine } from '../../cli/report/json.ts';
import { ruleDocsIn } from '../../cli/report/rule-docs-file.ts';
import { formatSarif } from '../../cli/report/sarif.ts';
import { summarize } from '../../cli/report/summary.ts';
import { RULE_NAMES } from '../../cli/severity/rule-names.ts';
import { VERSION } from '../../cli/system/version.ts';
import { ROOT } from '../support/command.ts';
import { FINDINGS } from './findings.ts';

interface SarifResult {
  ruleId: string;
  ruleIndex: number;
  level: string;
  message: { text: string };
  locations: {
    physicalLocation: {
      artifactLocation: { uri: string; uriBaseId?: string };
      region: Record<'startLine' | 'startColumn' | 'endLine' | 'endColumn', number>;
    };
  }[];
}

const DOCS = ruleDocsIn(readFileSync(join(ROOT, 'docs/rules.md'), 'utf8'));

/** A run in the folder of a site. */
const RUN = { cwd: '/site', root: '/site', docOf: (rule: string) => DOCS[rule] };

/** What RFC 3986 lets an address consist of. */
const URL_REFERENCE = /^(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[\da-f]{2})*$/i;

describe('a JSON report', () => {
  const report = JSON.parse([...formatJson(FINDINGS, summarize(FINDINGS, 3))].join(''));

  it('has the documented keys, in the documented order, and no others', () => {
    expect(Object.keys(report)).toEqual(['diagnostics', 'summary']);
    expect(report.summary).toEqual({ files: 3, errors: 10, warnings: 2 });
    const keys = 'file line column endLine endColumn rule severity message hint'.split(' ');
    for (const finding of report.diagnostics) expect(Object.keys(finding)).toEqual(keys);
  });

  it('gives every text back as it was', () => {
    const plain = FINDINGS.map(({ frame: _, ...finding }) => finding);
    expect(report.diagnostics).toEqual(plain);
  });
});

describe('a JSON report on one line', () => {
  it.each([FINDINGS, []].map((findings) => [findings]))('has the same content', (findings) => {
    const summary = summarize(findings, 3);
    const line = [...formatJsonLine(findings, summary, { error: 'No network.' })].join('');
    expect(line.indexOf('\n')).toBe(line.length - 1);
    const report = [...formatJson(findings, summary, { error: 'No network.' })].join('');
    expect(line).toBe(`${JSON.stringify(JSON.parse(report))}\n`);
  });
});

describe('a SARIF report', () => {
  const log = JSON.parse([...formatSarif(FINDINGS, RUN)].join(''));
  const [run] = log.runs;
  const results: SarifResult[] = run.results;
  const places = results.flatMap(({ locations }) => locations.map((each) => each.physicalLocation));

  it('is what the standard’s own schema asks for', () => {
    const schema = readFileSync(
      new URL('../fixtures/sarif-2.1.0.schema.json', import.meta.url),
      'utf8',
    );
    const formats = {
      'uri-reference': URL_REFERENCE,
      uri: URL_REFERENCE,
      'date-time': true,
    } as const;
    // One of its patterns is none to a reader that takes patterns strictly.
    const validate = new Ajv({ formats, unicodeRegExp: false }).compile(JSON.parse(schema));
    const none = JSON.parse([...formatSarif([], RUN)].join(''));
    expect([validate(log), validate(none), validate.errors]).toEqual([true, true, null]);
    const undone = JSON.parse(
      [...formatSarif(FINDINGS, { ...RUN, undone: 'No network.' })].join(''),
    );
    expect([validate(undone), validate.errors]).toEqual([true, null]);
    expect(undone.runs[0].invocations[0].executionSuccessful).toBe(false);
    expect(validate({ ...log, runs: [{ ...run, columnKind: 'bytes' }] })).toBe(false);
  });

  it('is one run of version 2.1.0 by this version of the tool', () => {
    expect(log.version).toBe('2.1.0');
    expect(log.$schema).toContain('sarif-2.1.0');
    expect(log.runs).toHaveLength(1);
    expect(run.tool.driver).toMatchObject({ name: 'touchdown', version: VERSION });
    expect(run.columnKind).toBe('utf16CodeUnits');
  });

  it('describes each rule once, and every result names one of them', () => {
    const ids = run.tool.driver.rules.map(({ id }: { id: string }) => id);
    expect(ids).toEqual([...new Set(FINDINGS.map(({ rule }) => rule))].sort());
    expect(results.map(({ ruleId }) => ruleId)).toEqual(FINDINGS.map(({ rule }) => rule));
    for (const { ruleId, ruleIndex } of results) expect(ids[ruleIndex]).toBe(ruleId);
    expect(results.map(({ level }) => level)).toEqual(FINDINGS.map(({ severity }) => severity));
  });

  it('says of each rule what its documentation says', () => {
    const [rule] = run.tool.driver.rules;
    expect(rule.shortDescription.text).toMatch(/^[A-Z][^`*[\]]+\.$/);
    expect(rule.fullDescription.text).toContain(rule.shortDescription.text);
    expect(rule.help.markdown).toContain('**Wrong');
    const own = JSON.parse([...formatSarif(FINDINGS, { ...RUN, docOf: () => undefined })].join(''));
    expect(own.runs[0].tool.driver.rules[0].shortDescription.text).toContain(rule.id);
  });

  it.each([
    ['in the folder of the site', '/r/site', '/r/site', 'a b.yaml', 'a%20b.yaml'],
    ['in a folder of the site', '/r/site/pages/x', '/r/site', 'page.md', 'pages/x/page.md'],
    ['there, of a file above', '/r/site/pages', '/r/site', '/r/site/a.yaml', 'a.yaml'],
    ['in the folder of the repository', '/r', '/r/site', 'site/a.yaml', 'site/a.yaml'],
    ['elsewhere', '/other', '/r/site', '/r/site/a.yaml', 'a.yaml'],
    ['of a file elsewhere', '/r/site', '/r/site', '/r/b.yaml', 'file:///r/b.yaml'],
  ])('names files from the source root: %s', (_, cwd, root, file, uri) => {
    const findings = [{ ...(FINDINGS[0] as Diagnostic), file }];
    const [{ results }] = JSON.parse(
      [...formatSarif(findings, { ...RUN, cwd, root })].join(''),
    ).runs;
    const uriBaseId = uri.startsWith('file:') ? {} : { uriBaseId: '%SRCROOT%' };
    expect(results[0].locations[0].physicalLocation.artifactLocation).toEqual({
      uri,
      ...uriBaseId,
    });
  });

  it('counts lines and columns from 1, and no region ends before it begins', () => {
    expect(places).toHaveLength(FINDINGS.length);
    for (const { region } of places) {
      expect(Math.min(...Object.values(region))).toBeGreaterThanOrEqual(1);
      expect(region.endLine).toBeGreaterThanOrEqual(region.startLine);
      if (region.endLine === region.startLine)
        expect(region.endColumn).toBeGreaterThanOrEqual(region.startColumn);
    }
  });

  it('names files by addresses that lead back to them', () => {
    for (const [index, { artifactLocation }] of places.entries()) {
      const { uri, uriBaseId } = artifactLocation;
      expect(uri).toMatch(/^[\w%./:~!$&'()*+=@-]+$/);
      const path = decodeURIComponent(uri.replace(/^file:\/\//, ''));
      expect(path).toBe(FINDINGS[index]?.file);
      expect(uriBaseId).toBe(path.startsWith('/') ? undefined : '%SRCROOT%');
    }
  });
});

describe('workflow commands for GitHub', () => {
  const lines = [...formatGithub(FINDINGS)].join('').split('\n');

  /** Reads a command as the runner does. */
  function parse(line: string) {
    const [, severity, properties = '', data = ''] = /^::(\w+) (.*?)::(.*)$/.exec(line) ?? [];
    const decode = (text: string) =>
      text.replace(/%(25|0D|0A|3A|2C)/g, (code) => decodeURIComponent(code));
    const pairs = properties.split(',').map((pair) => pair.split('='));
    const values = new Map(pairs.map(([key, value = '']) => [key, decode(value)]));
    return { severity, values, message: decode(data) };
  }

  it('are one line each, however many lines the message has', () => {
    expect(lines.pop()).toBe('');
    expect(lines).toHaveLength(FINDINGS.length);
  });

  it('read back as severity, place, rule and words', () => {
    for (const [index, finding] of FINDINGS.entries()) {
      const { severity, values, message } = parse(lines[index] ?? '');
      expect(severity).toBe(finding.severity);
      expect(Object.fromEntries(values)).toEqual({
        file: finding.file,
        line: String(finding.line),
        endLine: String(finding.endLine),
        col: String(finding.column),
        endColumn: String(finding.endColumn),
        title: finding.rule,
      });
      expect(message).toBe(`${finding.message} ${finding.hint}`.trimEnd());
    }
  });

  it('escape percent signs and line ends everywhere, colons and commas only in properties', () => {
    const text = 'a%b\r\nc:d,e::f %0A';
    const [report] = formatGithub([
      { ...WHOLE_FILE, file: text, rule: 'copy/x', severity: 'error', message: text, hint: '' },
    ]);
    expect(report).toBe(
      '::error file=a%25b%0D%0Ac%3Ad%2Ce%3A%3Af %250A,line=1,endLine=1,col=1,endColumn=1,' +
        'title=copy/x::a%25b%0D%0Ac:d,e::f %250A\n',
    );
  });
});

test('every rule of the engine has a description of one sentence, and a longer one that code hosts accept', () => {
  expect(Object.keys(DOCS)).toEqual(expect.arrayContaining(Object.keys(RULE_NAMES)));
  for (const { short, full } of Object.values(DOCS)) {
    expect(short).toMatch(/^\S.{12,}[.:?]$/);
    expect(full.startsWith(short)).toBe(true);
    expect(full.length).toBeLessThan(1024);
  }
});
