import { type Command, Option } from 'commander';
import type { ExitCode, Io } from '../system/io.ts';
import { examples, json } from './options.ts';

/**
 * Adds `init` to the command line: the only command that needs no existing site.
 *
 * @param finish receives the exit code.
 */
export function addInit(program: Command, io: Io, finish: (code: ExitCode) => void): void {
  program
    .command('init')
    .argument('[folder]', 'folder of the new site (default: the current folder)')
    .description('Create a new site, ready to build')
    .option('--name <text>', 'name of the business')
    .option('--type <type>', 'type of business, as named by schema.org/LocalBusiness')
    .option('--phone <number>', 'phone number, as displayed')
    .option('--email <address>', 'contact email address')
    .option('--locality <town>', 'town of the business')
    .option('--region <code>', 'state or province, such as TX')
    .option('--country <code>', 'two-letter country code (default: US)')
    .option('--language <code>', 'language of the site: de, en or es (default: en)')
    .option('--color <hex>', 'brand color, such as #0b6e4f')
    .option('--yes', 'skip prompts; missing values become sample data, marked as such', false)
    .addOption(new Option('--root <folder>', 'same as [folder]').hideHelp())
    .addOption(json())
    .addHelpText(
      'after',
      examples(
        'touchdown init my-site',
        'touchdown init --name "Ohm & Daughters" --type Electrician --locality Austin --region TX --yes',
      ),
    )
    .action(async (folder: string | undefined, { root, ...options }) => {
      const { init } = await import('./init.ts');
      const place = folder ?? root;
      const given = place === undefined ? {} : { folder: place };
      finish(await init({ ...options, ...given, json: Boolean(options.json) }, io));
    });
}
