import type { Command } from 'commander';
import type { ExitCode, Io } from '../system/io.ts';
import { examples, json, root } from './options.ts';

/**
 * Adds `admin-token` to the command line.
 *
 * @param finish receives the exit code.
 */
export function addAdminToken(program: Command, io: Io, finish: (code: ExitCode) => void): void {
  program
    .command('admin-token')
    .argument('[token]', 'token of your own (default: a random one)')
    .description('Create a token for the admin area and print its hash')
    .addOption(root())
    .addOption(json())
    .addHelpText(
      'after',
      examples('touchdown admin-token', 'touchdown admin-token "four words nobody guesses"'),
    )
    .action(async (token: string | undefined, options) => {
      const { adminToken } = await import('./admin-token.ts');
      const own = token === undefined ? {} : { token };
      finish(await adminToken({ ...own, json: Boolean(options.json) }, io));
    });
}
