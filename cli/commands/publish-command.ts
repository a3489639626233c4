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
    .argument('<target>', 'folder served by a web server, or s3://bucket/prefix')
    .description('Publish the last build atomically, with rollback')
    .option('--rollback', 'return to the previous release', false)
    .option('--allow-vanished', 'let addresses that are online answer 404 afterwards', false)
    .addOption(builtSite())
    .option('--endpoint <address>', 'URL of an S3-compatible service other than AWS')
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
