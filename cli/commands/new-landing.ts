import { createHash } from 'node:crypto';
import { mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../../content/diagnostic.ts';
import type { Facts } from '../../content/facts.ts';
import { checkLanding } from '../../content/landing-file.ts';
import { readSiteConfig } from '../../content/site-config-file.ts';
import { displayPath } from '../../content/source-file.ts';
import { EXIT, type ExitCode, type Io } from '../io.ts';
import { assertFree } from '../new-landing/address.ts';
import { parseAssignment } from '../new-landing/assignment.ts';
import { draftLanding, schemaPathFrom } from '../new-landing/draft.ts';
import { NewLandingFault } from '../new-landing/new-landing-fault.ts';
import { findTemplate, themeOfSlug } from '../new-landing/template.ts';
import { writeExclusively } from '../new-landing/write-exclusively.ts';
import { formatDiagnostics } from '../report/pretty.ts';
import { resolveSite } from '../site-paths.ts';
import { SITE_ROOT } from '../site-root.ts';

export interface NewLandingOptions {
  slug?: string;
  from?: string;
  name?: string;
  headline?: string;
  set: string[];
  dryRun: boolean;
  landings?: string;
  config?: string;
  json: boolean;
}

interface Draft {
  slug: string;
  /** Absolute path of the file to be. */
  path: string;
  text: string;
  diagnostics: Diagnostic[];
}

function makeDraft(
  options: NewLandingOptions & { slug: string },
  landingsDir: string,
  facts: Facts,
  cwd: string,
): Draft {
  const { slug, name, headline } = options;
  const assignments = options.set.map(parseAssignment);
  assertFree(slug, landingsDir, facts, cwd);
  const template = findTemplate(options.from ?? themeOfSlug(slug), landingsDir, cwd);
  const text = draftLanding(template, {
    ...(name === undefined ? {} : { name }),
    ...(headline === undefined ? {} : { headline }),
    assignments,
    schemaPath: schemaPathFrom(landingsDir, join(SITE_ROOT, 'schemas/json/landing.schema.json')),
  });
  const path = join(landingsDir, `${slug}.yaml`);
  const hash = createHash('sha1').update(text).digest('hex');
  const source = { path, file: displayPath(path, cwd), text, hash };
  return { slug, path, text, diagnostics: checkLanding(source, facts).diagnostics };
}

/** With neither address nor any other wish the questions are asked, on a terminal only. */
async function askIfNeeded(
  options: NewLandingOptions,
  landingsDir: string,
  io: Io,
): Promise<NewLandingOptions & { slug: string }> {
  if (options.slug !== undefined) return { ...options, slug: options.slug };
  const bare =
    options.from === undefined &&
    options.name === undefined &&
    options.headline === undefined &&
    options.set.length === 0;
  if (!io.interactive || options.json || !bare) {
    throw new NewLandingFault(
      'usage',
      'Name the address of the page: touchdown new-landing <slug>',
    );
  }
  const { interview } = await import('../new-landing/interview.ts');
  return { ...options, ...(await interview(landingsDir, io)) };
}

function assertFolder(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats && !stats.isDirectory())
    throw new NewLandingFault('usage', `${path} is a file; --landings names a folder.`);
}

function finish({ slug, path, text }: Draft, options: NewLandingOptions, io: Io): void {
  const file = displayPath(path, io.cwd);
  if (!options.dryRun) {
    mkdirSync(dirname(path), { recursive: true });
    writeExclusively(path, text);
  }
  if (options.json) {
    const result = { slug, path: `/${slug}`, file, written: !options.dryRun, content: text };
    io.stdout.write(`${JSON.stringify(result)}\n`);
  } else if (options.dryRun) {
    io.stdout.write(text);
  } else {
    io.stdout.write(`Written: ${file}\nIts page will be /${slug}. See it with "touchdown dev".\n`);
  }
}

/**
 * `touchdown new-landing`: writes a landing file that is valid at once (docs/product.md, "Commands").
 * `--json` prints `{"slug", "path", "file", "written", "content"}`.
 *
 * @returns 0 if it is written, 1 if the address is taken or the configuration has errors, 2 if a value
 * on the command line is wrong. Nothing is written unless all is well.
 */
export async function newLanding(options: NewLandingOptions, io: Io): Promise<ExitCode> {
  const { landingsDir, configFile } = resolveSite({ cwd: io.cwd, ...options });
  const { facts, diagnostics: configFindings } = readSiteConfig(configFile, io.cwd);
  if (!facts) {
    io.stderr.write(formatDiagnostics(configFindings, { colors: io.terminal }));
    return EXIT.failed;
  }
  try {
    assertFolder(landingsDir);
    const asked = await askIfNeeded(options, landingsDir, io);
    const draft = makeDraft(asked, landingsDir, facts, io.cwd);
    if (draft.diagnostics.length > 0) {
      io.stderr.write(formatDiagnostics(draft.diagnostics, { colors: io.terminal }));
      io.stderr.write('Nothing was written.\n');
      return EXIT.usage;
    }
    finish(draft, asked, io);
    return EXIT.success;
  } catch (error) {
    // The user has ended the questions with Ctrl+C.
    if (error instanceof Error && /^(?:ExitPrompt|AbortPrompt)Error$/.test(error.name)) {
      io.stderr.write('Nothing was written.\n');
      return EXIT.failed;
    }
    if (!(error instanceof NewLandingFault)) throw error;
    io.stderr.write(`${error.message}\n`);
    return error.kind === 'usage' ? EXIT.usage : EXIT.failed;
  }
}
