import type { ExitCode, Io } from '../system/io.ts';
import { examples, now } from './options.ts';
import type { ToolCommand } from './tool-command.ts';

/**
 * Adds `due` to the command line.
 *
 * @param finish receives the exit code.
 */
export function addDue(program: ToolCommand, io: Io, finish: (code: ExitCode) => void): void {
  program
    .command('due')
    .description('Show when a schedule next changes the site')
    .addOption(now())
    .addSiteOptions()
    .addHelpText('after', examples('touchdown due', 'touchdown due --now 2027-03-28T09:00 --json'))
    .action(async (options) => {
      const { due } = await import('./due.ts');
      finish(await due({ ...options, json: Boolean(options.json) }, io));
    });
}
