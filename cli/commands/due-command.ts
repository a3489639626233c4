import type { Command } from 'commander';
import type { ExitCode, Io } from '../system/io.ts';
import { config, examples, json, landings, now, root } from './options.ts';

/**
 * Adds `due` to the command line.
 *
 * @param finish receives the exit code.
 */
export function addDue(program: Command, io: Io, finish: (code: ExitCode) => void): void {
  program
    .command('due')
    .description('tell when a schedule next changes the site')
    .addOption(now())
    .addOption(landings())
    .addOption(config())
    .addOption(root())
    .addOption(json())
    .addHelpText('after', examples('touchdown due', 'touchdown due --now 2027-03-28T09:00 --json'))
    .action(async (options) => {
      const { due } = await import('./due.ts');
      finish(await due({ ...options, json: Boolean(options.json) }, io));
    });
}
