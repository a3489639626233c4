import type { ExitCode, Io } from '../system/io.ts';
import { builtSite, examples, json, root } from './options.ts';
import type { ToolCommand } from './tool-command.ts';

/**
 * Adds `publish` to the command line.
 *
 * @param finish receives the exit code.
 */
export function addPublish(program: ToolCommand, io: Io, finish: (code: ExitCode) => void): void {
  program
    .command('publish')
    .argument('<target>', 'a folder that a server serves, or s3://bucket/prefix')
    .description('put the last build online, in one moment, with a way back')
    .option('--rollback', 'put the release online again that was before', false)
    .addOption(builtSite())
    .option('--endpoint <address>', 'address of S3-compatible storage that is not Amazon’s')
    .addOption(root())
    .addOption(json())
    .addHelpText(
      'after',
      examples(
        'touchdown publish /var/www/www.example.com',
        'touchdown publish s3://example-site/site',
        'touchdown publish /var/www/www.example.com --rollback',
      ),
    )
    .action(async (target: string, options) => {
      const { publish } = await import('./publish.ts');
      finish(await publish({ ...options, target, json: Boolean(options.json) }, io));
    });
}
