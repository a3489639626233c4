import { type Command, Option } from 'commander';
import type { ExitCode, Io } from '../system/io.ts';
import type { LintOptions } from './lint.ts';
import { examples, now, twoFormats, wholeNumber } from './options.ts';
import type { ToolCommand } from './tool-command.ts';

/** Why these options cannot be combined: the command could not do what each of them asks for. */
function contradiction(
  {
    json,
    format,
    watch,
    updateBaseline,
  }: { json?: boolean; watch: boolean } & Pick<LintOptions, 'format' | 'updateBaseline'>,
  isFormatGiven: boolean,
): string | undefined {
  if (json && isFormatGiven && format !== 'json') return twoFormats(format);
  if (watch && format === 'sarif')
    return 'error: --format sarif is one document, which --watch cannot end; use --json, one document per line';
  if (watch && updateBaseline)
    return 'error: --update-baseline accepts what is found now, and --watch would accept all that is written later; leave out one of them';
  return undefined;
}

/**
 * Adds `lint` to the command line.
 *
 * @param finish receives the exit code.
 */
export function addLint(program: ToolCommand, io: Io, finish: (code: ExitCode) => void): void {
  program
    .command('lint')
    .argument('[files...]', 'files and folders to check (default: all)')
    .description('Report every problem in every file')
    .addOption(
      new Option('--format <name>', 'output format')
        .choices(['pretty', 'json', 'sarif', 'github'])
        .default('pretty'),
    )
    .option('--production', 'apply the stricter checks for going live', false)
    .option('--online', 'also check external links', false)
    .option('--browser', 'also measure contrast and tap targets in a local Chromium', false)
    .addOption(
      new Option('--max-warnings <number>', 'fail if there are more warnings than this').argParser(
        wholeNumber(0, Number.MAX_SAFE_INTEGER),
      ),
    )
    .option('--fix', 'fix what can be fixed safely', false)
    .option(
      '--update-baseline',
      'accept all current findings and write them to the baseline',
      false,
    )
    .option(
      '--watch',
      'lint again whenever a file changes; with --json, one document per line',
      false,
    )
    .addOption(now())
    .addSiteOptions()
    .addHelpText(
      'after',
      examples('touchdown lint', 'touchdown lint landings/lp.yaml --format github'),
    )
    .action(async (files: string[], given, command: Command) => {
      const { json, watch, ...options } = given;
      const fault = contradiction(given, command.getOptionValueSource('format') === 'cli');
      if (fault !== undefined) command.error(fault);
      const asked = { ...options, files, ...(json ? { format: 'json' } : {}), isRepeated: watch };
      if (watch) {
        const { lintWatch } = await import('./lint-watch.ts');
        return finish(await lintWatch(asked, io));
      }
      const { lint } = await import('./lint.ts');
      finish(await lint(asked, io));
    });
}
