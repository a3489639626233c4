import { statSync } from 'node:fs';
import { languagesOf } from '../../renderer/text/languages.ts';
import type { Language } from '../../schemas/language.ts';
import { readSiteConfig } from '../content/config/site-config-file.ts';
import { type Diagnostic, hasErrors } from '../content/diagnostic.ts';
import { displayPath } from '../content/source-file.ts';
import type { Draft, Wishes } from '../new-landing/make-draft.ts';
import { assertLanguage, makeLanding } from '../new-landing/make-landing.ts';
import { NewLandingFault } from '../new-landing/new-landing-fault.ts';
import { formatDiagnostics } from '../report/pretty.ts';
import { plainFinding } from '../report/summary.ts';
import { type OpenSite, openSite } from '../site/open-site.ts';
import type { SiteOptions } from '../site/site-paths.ts';
import { EXIT, type ExitCode, type Io } from '../system/io.ts';
import { faultOutcome } from './expected-fault.ts';

export interface NewLandingOptions extends SiteOptions {
  slug?: string;
  from?: string;
  language?: Language;
  name?: string;
  headline?: string;
  set: string[];
  dryRun: boolean;
  json: boolean;
}

/** Result of the command, whatever is printed about it. */
interface Outcome {
  code: ExitCode;
  slug?: string;
  draft?: Draft;
  /** The files that are written, or would be, with the landing last. */
  files?: readonly string[];
  diagnostics: readonly Diagnostic[];
  /** What went wrong, if no finding covers it. */
  error?: string;
}

/** Without any argument or option, prompts for them, on a terminal only. */
async function askIfNeeded(
  options: NewLandingOptions,
  site: OpenSite,
  languages: readonly [string, ...string[]],
  io: Io,
): Promise<Wishes> {
  if (options.slug !== undefined) return { ...options, slug: options.slug };
  const { from, language, name, headline, set } = options;
  const bare =
    [from, language, name, headline].every((wish) => wish === undefined) && set.length === 0;
  if (!io.interactive || options.json || !bare) {
    const message = 'The address of the page is missing: touchdown new-landing <slug>';
    throw new NewLandingFault('usage', message);
  }
  const { interview } = await import('../new-landing/interview.ts');
  const { StarterList } = await import('../site/starter-list.ts');
  const answers = await interview(site.landingsDir, new StarterList(site), languages, io);
  return { set, ...answers };
}

function assertFolder(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats && !stats.isDirectory())
    throw new NewLandingFault('usage', `${path} is a file; --landings names a folder.`);
}

async function runWishes(options: NewLandingOptions, io: Io): Promise<Outcome> {
  const site = await openSite(io.cwd, options);
  assertFolder(site.landingsDir);
  const { config, facts, diagnostics } = readSiteConfig(site.configFile, io.cwd, site.schemas);
  if (!config || !facts) return { code: EXIT.failed, diagnostics };
  const languages = languagesOf(config);
  assertLanguage(options.language, languages);
  const wishes = await askIfNeeded(options, site, languages, io);
  const made = makeLanding(
    wishes,
    { site, config, facts },
    { cwd: io.cwd, dryRun: options.dryRun },
  );
  return { code: hasErrors(made.diagnostics) ? EXIT.failed : EXIT.success, ...made };
}

/** The outcome of a failed command. */
function outcomeOf(error: unknown, options: NewLandingOptions, io: Io): Outcome {
  // The user has cancelled the prompts with Ctrl+C.
  if (error instanceof Error && /^(?:ExitPrompt|AbortPrompt)Error$/.test(error.name))
    return { code: EXIT.failed, diagnostics: [], error: 'The prompts were cancelled.' };
  if (error instanceof NewLandingFault) {
    const code = error.kind === 'usage' ? EXIT.usage : EXIT.failed;
    return { code, diagnostics: error.diagnostics, error: error.message };
  }
  return { ...faultOutcome(error, options, io), diagnostics: [] };
}

function printJson(
  { code, draft, slug, files = [], diagnostics, error }: Outcome,
  isDry: boolean,
  io: Io,
) {
  const address = draft?.slug ?? slug ?? null;
  const document = {
    slug: address,
    path: address === null ? null : `/${address}`,
    file: draft ? displayPath(draft.path, io.cwd) : null,
    files: files.map((path) => displayPath(path, io.cwd)),
    written: code === EXIT.success && !isDry,
    content: draft?.text ?? null,
    diagnostics: diagnostics.map(plainFinding),
    ...(draft?.note === undefined ? {} : { note: draft.note }),
    ...(error === undefined ? {} : { error }),
  };
  io.stdout.write(`${JSON.stringify(document)}\n`);
}

function print(outcome: Outcome, isDry: boolean, io: Io): void {
  const { code, draft, files = [], diagnostics, error } = outcome;
  if (diagnostics.length > 0)
    io.stderr.write(formatDiagnostics(diagnostics, { colors: io.terminal }));
  if (error !== undefined) io.stderr.write(`${error}\n`);
  if (code !== EXIT.success) io.stderr.write('Nothing was written.\n');
  if (code !== EXIT.success || !draft) return;
  if (draft.note !== undefined) io.stderr.write(`${draft.note}\n`);
  const names = files.map((path) => displayPath(path, io.cwd));
  const pictures = names.slice(0, -1);
  if (isDry) {
    if (pictures.length > 0)
      io.stderr.write(`Its pictures: ${pictures.join(', ')}. Nothing was written.\n`);
    io.stdout.write(draft.text);
    return;
  }
  io.stdout.write(
    `${names.map((name) => `Wrote ${name}\n`).join('')}The page will be at /${draft.slug}. Run "touchdown dev" to see it.\n`,
  );
}

/**
 * `touchdown new-landing`: writes a landing file that is valid from the start. `--json` always prints one document:
 * `slug`, `path`, `file`, `files`, `written`, `content`, `diagnostics`, and `error` for any other failure. Nothing
 * is written unless it succeeds.
 *
 * @returns 0 on success, 1 if content or address are refused or the disk cannot be written to, 2 if the command
 *   line is invalid.
 */
export async function newLanding(options: NewLandingOptions, io: Io): Promise<ExitCode> {
  let outcome: Outcome;
  try {
    outcome = await runWishes(options, io);
  } catch (error) {
    outcome = outcomeOf(error, options, io);
  }
  if (options.json) {
    const { slug } = options;
    printJson({ ...(slug === undefined ? {} : { slug }), ...outcome }, options.dryRun, io);
  } else {
    print(outcome, options.dryRun, io);
  }
  return outcome.code;
}
