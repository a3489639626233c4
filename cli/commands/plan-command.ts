import { type Command, Option } from 'commander';
import type { ExitCode, Io } from '../system/io.ts';
import { drafts, examples, host, now, output, twoFormats } from './options.ts';
import type { ToolCommand } from './tool-command.ts';

/**
 * Adds `plan` to the command line.
 *
 * @param finish receives the exit code.
 */
export function addPlan(program: ToolCommand, io: Io, finish: (code: ExitCode) => void): void {
  program
    .command('plan')
    .description('Show what a build would change')
    .option(
      '--against <name>',
      'compare with a built folder, a git revision, or the path or URL of a build-manifest.json (default: the last build)',
    )
    .addOption(
      new Option('--format <name>', 'output format')
        .choices(['text', 'markdown', 'json', 'html'])
        .default('text'),
    )
    .option('--pictures', 'include before and after screenshots in the HTML; needs Chromium', false)
    .addOption(output())
    .addOption(host())
    .addOption(now())
    .addOption(drafts())
    .addSiteOptions()
    .addHelpText(
      'after',
      examples(
        'touchdown plan',
        'touchdown plan --against origin/main --format markdown',
        'touchdown plan --against https://www.example.com/build-manifest.json',
        'touchdown plan --format html --pictures > plan.html',
      ),
    )
    .action(async ({ json: asJson, ...options }, command: Command) => {
      const isFormatGiven = command.getOptionValueSource('format') === 'cli';
      if (asJson && isFormatGiven && options.format !== 'json')
        command.error(twoFormats(options.format));
      const { plan } = await import('./plan.ts');
      finish(await plan({ ...options, ...(asJson ? { format: 'json' } : {}) }, io));
    });
}
