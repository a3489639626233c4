import type { ExitCode, Io } from '../system/io.ts';
import { examples } from './options.ts';
import type { ToolCommand } from './tool-command.ts';

/**
 * Adds `rename` and `remove` to the command line.
 *
 * @param finish receives the exit code.
 */
export function addMoves(program: ToolCommand, io: Io, finish: (code: ExitCode) => void): void {
  program
    .command('rename')
    .argument('<old>', 'current page, such as offer or /services/offer')
    .argument('<new>', 'new address')
    .description('Move a page to another address and leave a redirect')
    .addSiteOptions()
    .addHelpText('after', examples('touchdown rename summer-offer autumn-offer'))
    .action(async (old: string, next: string, options) => {
      const { rename } = await import('./move-page.ts');
      finish(await rename({ ...options, old, new: next, json: Boolean(options.json) }, io));
    });

  program
    .command('remove')
    .argument('<page>', 'page, such as offer or /services/offer')
    .description('Delete a page and leave a redirect')
    .option('--to <path>', 'target of the redirect (default: the home page)')
    .addSiteOptions()
    .addHelpText('after', examples('touchdown remove summer-offer --to /pricing'))
    .action(async (name: string, options) => {
      const { remove } = await import('./move-page.ts');
      finish(await remove({ ...options, name, json: Boolean(options.json) }, io));
    });
}
