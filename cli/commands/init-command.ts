import { type Command, Option } from 'commander';
import type { ExitCode, Io } from '../system/io.ts';
import { examples, json } from './options.ts';

/**
 * Adds `init` to the command line: the one command that is not about a site that is there.
 *
 * @param finish receives the exit code.
 */
export function addInit(program: Command, io: Io, finish: (code: ExitCode) => void): void {
  program
    .command('init')
    .argument('[folder]', 'where the site goes (default: the working folder)')
    .description('write a new site that builds at once')
    .option('--name <text>', 'name of the business')
    .option('--type <type>', 'kind of business, by its name at schema.org/LocalBusiness')
    .option('--phone <number>', 'phone number as it is shown')
    .option('--email <address>', 'address for written questions')
    .option('--locality <town>', 'town of the business')
    .option('--region <code>', 'state or province, such as TX')
    .option('--country <code>', 'country in two letters (default: US)')
    .option('--language <code>', 'language of the site: de, en or es (default: en)')
    .option('--color <hex>', 'colour of the brand, such as #0b6e4f')
    .option('--yes', 'ask nothing; what is not given is invented and marked', false)
    .addOption(new Option('--root <folder>', 'the same as [folder]').hideHelp())
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
