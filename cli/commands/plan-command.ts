import { type Command, Option } from 'commander';
import type { ExitCode, Io } from '../system/io.ts';
import { config, examples, json, landings, now, root } from './options.ts';

/**
 * Adds `plan` to the command line.
 *
 * @param finish receives the exit code.
 */
export function addPlan(program: Command, io: Io, finish: (code: ExitCode) => void): void {
  program
    .command('plan')
    .description('tell what a build would change, and publish nothing')
    .option(
      '--against <name>',
      'a built folder, a git revision, or a build-manifest.json in a file or at an address (default: the last build)',
    )
    .addOption(
      new Option('--format <name>', 'how to tell it')
        .choices(['text', 'markdown', 'json', 'html'])
        .default('text'),
    )
    .option('--pictures', 'show changed pages before and after in the HTML, by a Chromium', false)
    .option('--out <folder>', 'where the finished site goes (default: dist in the site’s folder)')
    .addOption(now())
    .addOption(landings())
    .addOption(config())
    .addOption(root())
    .addOption(json())
    .addHelpText(
      'after',
      examples(
        'touchdown plan',
        'touchdown plan --against origin/main --format markdown',
        'touchdown plan --against https://www.example.com/build-manifest.json',
        'touchdown plan --format html --pictures > plan.html',
      ),
    )
    .action(async ({ json: asJson, ...options }) => {
      const { plan } = await import('./plan.ts');
      finish(await plan({ ...options, ...(asJson ? { format: 'json' } : {}) }, io));
    });
}
