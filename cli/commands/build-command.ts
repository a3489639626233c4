import type { ExitCode, Io } from '../system/io.ts';
import { config, drafts, examples, host, json, landings, now, output, root } from './options.ts';
import type { ToolCommand } from './tool-command.ts';

/**
 * Adds `build` to the command line.
 *
 * @param finish receives the exit code.
 */
export function addBuild(program: ToolCommand, io: Io, finish: (code: ExitCode) => void): void {
  program
    .command('build')
    .description('Check everything, then build the site')
    .addOption(output())
    .addOption(landings())
    .addOption(config())
    .addOption(host())
    .option('--force', 'rebuild everything, ignoring the cache', false)
    .addOption(now())
    .addOption(drafts())
    .addOption(root())
    .addOption(json())
    .addHelpText(
      'after',
      examples(
        'touchdown build',
        'touchdown build --host netlify',
        'touchdown build --out public --config staging.yaml',
      ),
    )
    .action(async (options) => {
      const { build } = await import('./build.ts');
      finish(await build({ ...options, json: Boolean(options.json) }, io));
    });
}
