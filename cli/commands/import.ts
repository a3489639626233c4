import { readFileSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import { languagesOf } from '../../renderer/text/languages.ts';
import type { Language } from '../../schemas/language.ts';
import { suggestSlug } from '../content/addresses/slug-suggestion.ts';
import { readSiteConfig } from '../content/config/site-config-file.ts';
import { type Diagnostic, hasErrors } from '../content/diagnostic.ts';
import { displayPath } from '../content/source-file.ts';
import type { PlannedRow, RowAction } from '../import/import-plan.ts';
import type { ColumnWish } from '../import/mapping.ts';
import { prepareImport } from '../import/prepare-import.ts';
import { writeImport } from '../import/write-import.ts';
import { assertLanguage } from '../new-landing/make-landing.ts';
import { NewLandingFault } from '../new-landing/new-landing-fault.ts';
import { formatDiagnostics } from '../report/pretty.ts';
import { plainFinding } from '../report/summary.ts';
import { openSite } from '../site/open-site.ts';
import type { SiteOptions } from '../site/site-paths.ts';
import { EXIT, type ExitCode, type Io } from '../system/io.ts';
import { faultOutcome } from './expected-fault.ts';
import { noSuchFile } from './no-such-file.ts';

export interface ImportOptions extends SiteOptions {
  /** Table file as given. */
  file: string;
  template?: string;
  map: readonly string[];
  language?: Language;
  /** Name under which imports of the table are tracked, if not the file name. */
  table?: string;
  keepGoing: boolean;
  dryRun: boolean;
  json: boolean;
}

/** Result of the command, whatever is printed about it. */
interface Outcome {
  code: ExitCode;
  written: boolean;
  rows: readonly PlannedRow[];
  diagnostics: readonly Diagnostic[];
  /** What went wrong, if no finding covers it. */
  error?: string;
}

const NOTHING = { written: false, rows: [], diagnostics: [] };

/** @throws NewLandingFault if the option has another form. */
function readWish(text: string): ColumnWish {
  const equals = text.lastIndexOf('=');
  if (equals < 1)
    throw new NewLandingFault(
      'usage',
      `--map ${text}: write it as column=path, such as Town=hero.headline.`,
    );
  return { column: text.slice(0, equals).trim(), to: text.slice(equals + 1).trim() };
}

/** @throws NewLandingFault if the name is not valid as a file name. */
function tableName({ table, file }: ImportOptions): string {
  const named = table ?? basename(file, extname(file));
  const name = suggestSlug(named);
  if (name !== undefined && (table === undefined || table === name)) return name;
  const hint = name === undefined ? 'Give one with --table.' : `Try ${name}.`;
  throw new NewLandingFault('usage', `"${named}" cannot be the name of a table. ${hint}`);
}

async function importTable(options: ImportOptions, io: Io): Promise<Outcome> {
  const path = resolve(io.cwd, options.file);
  const file = displayPath(path, io.cwd);
  const missing = noSuchFile(path, file);
  if (missing !== undefined) throw new NewLandingFault('usage', missing);
  const name = tableName(options);
  const columns = options.map.map(readWish);
  const site = await openSite(io.cwd, options);
  const {
    config,
    facts,
    diagnostics: found,
  } = readSiteConfig(site.configFile, io.cwd, site.schemas);
  if (!config || !facts) return { ...NOTHING, code: EXIT.failed, diagnostics: found };
  assertLanguage(options.language, languagesOf(config));
  const { template, language } = options;
  const wishes = {
    ...{ bytes: readFileSync(path), file, name },
    ...(columns.length === 0 ? {} : { columns }),
    ...(template === undefined ? {} : { template }),
    ...(language === undefined ? {} : { language }),
  };
  const place = { site, cwd: io.cwd, facts, config };
  const { plan, pictures, diagnostics } = prepareImport(wishes, place);
  const rows = plan?.rows ?? [];
  const code = hasErrors(diagnostics) ? EXIT.failed : EXIT.success;
  const isWritten = plan && !options.dryRun && (code === EXIT.success || options.keepGoing);
  if (isWritten) writeImport(plan, pictures, { root: site.root, cwd: io.cwd });
  return { code, written: Boolean(isWritten), rows, diagnostics };
}

/** The outcome of a failed command. */
function outcomeOf(error: unknown, options: ImportOptions, io: Io): Outcome {
  if (error instanceof NewLandingFault) {
    const code = error.kind === 'usage' ? EXIT.usage : EXIT.failed;
    return { ...NOTHING, code, diagnostics: error.diagnostics, error: error.message };
  }
  return { ...NOTHING, ...faultOutcome(error, options, io) };
}

const ACTIONS: Readonly<Record<RowAction, string>> = {
  created: 'new',
  updated: 'changed',
  unchanged: 'unchanged',
  refused: 'refused',
  vanished: 'no longer in the table',
};

function rowLine({ row, slug, action, changed, kept }: PlannedRow): string {
  const more = [
    ...(changed.length > 0 ? [changed.join(', ')] : []),
    ...(kept.length > 0 ? [`kept manual edits: ${kept.join(', ')}`] : []),
  ];
  const place = row === null ? '' : `row ${row}, `;
  return `${place}${slug === null ? 'no address' : `/${slug}`}: ${[ACTIONS[action], ...more].join('; ')}\n`;
}

function print({ code, written, rows, diagnostics, error }: Outcome, isDry: boolean, io: Io): void {
  if (diagnostics.length > 0)
    io.stderr.write(formatDiagnostics(diagnostics, { colors: io.terminal }));
  if (error !== undefined) io.stderr.write(`${error}\n`);
  const told = rows.filter(({ action, kept }) => action !== 'unchanged' || kept.length > 0);
  io.stdout.write(told.map(rowLine).join(''));
  const counts = (Object.keys(ACTIONS) as RowAction[])
    .map((action) => ({ action, count: rows.filter((row) => row.action === action).length }))
    .filter(({ count }) => count > 0)
    .map(({ action, count }) => `${count} ${ACTIONS[action]}`);
  if (counts.length > 0) io.stdout.write(`${counts.join(', ')}.\n`);
  if (isDry || (code !== EXIT.success && !written)) io.stderr.write('Nothing was written.\n');
}

/**
 * `touchdown import`: creates a landing for each row of a table, and updates those it created before. `--json`
 * always prints one document: `written`, `rows`, `diagnostics`, and `error` for any other failure. If a row is
 * refused, nothing is written, unless `keepGoing` is set.
 *
 * @returns 0 if all rows are written or up to date; 1 if a row is refused; 2 if the command line is invalid.
 */
export async function importLandings(options: ImportOptions, io: Io): Promise<ExitCode> {
  let outcome: Outcome;
  try {
    outcome = await importTable(options, io);
  } catch (error) {
    outcome = outcomeOf(error, options, io);
  }
  const { code, written, rows, error } = outcome;
  if (options.json) {
    const diagnostics = outcome.diagnostics.map(plainFinding);
    const document = { written, rows, diagnostics, ...(error === undefined ? {} : { error }) };
    io.stdout.write(`${JSON.stringify(document)}\n`);
  } else print(outcome, options.dryRun, io);
  return code;
}
