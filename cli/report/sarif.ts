import { isAbsolute, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Diagnostic } from '../content/diagnostic.ts';
import { VERSION } from '../system/version.ts';
import { jsonList } from './json-list.ts';
import type { RuleDoc } from './rule-docs.ts';
import { type UnaskedHost, unaskedSentences } from './unasked-hosts.ts';

/** The run that is reported. */
export interface SarifRun {
  /** Folder that findings name files from. */
  cwd: string;
  /** Folder of the site. */
  root: string;
  /** The documentation of a rule; undefined for a rule of the site. */
  docOf: (rule: string) => RuleDoc | undefined;
  /** What no finding says: what could not be checked. */
  undone?: string | undefined;
  /** Other hosts with links that were not checked. */
  unasked?: readonly UnaskedHost[] | undefined;
}

/** Path of a folder or file inside another one; undefined if it is elsewhere. */
function pathWithin(folder: string, path: string): string | undefined {
  const inside = relative(folder, path);
  const isElsewhere = inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside);
  return isElsewhere ? undefined : inside;
}

/**
 * What `%SRCROOT%` stands for: the working folder, as code hosts run the tool in that of the repository; in a folder
 * of the site, or elsewhere, that of the site, so that the same file always has the same address.
 */
function sourceRoot({ cwd, root }: SarifRun): string {
  return pathWithin(cwd, root) === undefined ? root : cwd;
}

function artifact(file: string, { cwd, base }: { cwd: string; base: string }) {
  const path = resolve(cwd, file);
  const inside = pathWithin(base, path);
  if (inside === undefined) return { uri: pathToFileURL(path).href };
  return { uri: inside.split(sep).map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' };
}

/** A rule as programs describe it to people. There is no address of its documentation, so it is included. */
function descriptor(id: string, doc: RuleDoc | undefined) {
  if (!doc) return { id, shortDescription: { text: `A rule of the site: ${id}.` } };
  const { short, full, markdown } = doc;
  return {
    id,
    shortDescription: { text: short },
    fullDescription: { text: full },
    help: { text: full, markdown },
  };
}

function result(
  { file, line, column, endLine, endColumn, rule, severity, message, hint }: Diagnostic,
  places: { cwd: string; base: string },
  ruleIndex: number,
) {
  return {
    ruleId: rule,
    ruleIndex,
    level: severity,
    message: { text: hint === '' ? message : `${message} ${hint}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: artifact(file, places),
          region: { startLine: line, startColumn: column, endLine, endColumn },
        },
      },
    ],
  };
}

function* results(diagnostics: Iterable<Diagnostic>, run: SarifRun, names: readonly string[]) {
  const places = { cwd: run.cwd, base: sourceRoot(run) };
  const indices = new Map(names.map((name, index) => [name, index]));
  for (const diagnostic of diagnostics)
    yield result(diagnostic, places, indices.get(diagnostic.rule) as number);
}

/** Placeholder for the results in the log, which is serialized without them. */
const RESULTS = '"results": []';

/** A run that could not check all that was asked for; none if it has. */
function invocations({ undone, unasked = [] }: SarifRun) {
  if (undone === undefined && unasked.length === 0) return {};
  const notifications = [
    ...(undone === undefined ? [] : [{ level: 'error', message: { text: undone } }]),
    ...unaskedSentences(unasked).map((text) => ({ level: 'note', message: { text } })),
  ];
  const executionSuccessful = undone === undefined;
  return { invocations: [{ executionSuccessful, toolExecutionNotifications: notifications }] };
}

/** `lint --format sarif`: SARIF 2.1.0, for code hosts and editors. */
export function* formatSarif(diagnostics: Iterable<Diagnostic>, run: SarifRun): Generator<string> {
  const found = new Set<string>();
  for (const { rule } of diagnostics) found.add(rule);
  const names = [...found].sort();
  const rules = names.map((name) => descriptor(name, run.docOf(name)));
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'touchdown', version: VERSION, rules } },
        ...invocations(run),
        columnKind: 'utf16CodeUnits',
        results: [],
      },
    ],
  };
  const text = `${JSON.stringify(log, null, 2)}\n`;
  const at = text.lastIndexOf(RESULTS);
  yield text.slice(0, at + RESULTS.length - 2);
  yield* jsonList(results(diagnostics, run, names), '      ');
  yield text.slice(at + RESULTS.length);
}
