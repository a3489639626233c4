import type { ExitCode, Io } from '../system/io.ts';
import { collect, dryRun, examples } from './options.ts';
import type { ToolCommand } from './tool-command.ts';

/**
 * Adds `import` to the command line.
 *
 * @param finish receives the exit code.
 */
export function addImport(program: ToolCommand, io: Io, finish: (code: ExitCode) => void): void {
  program
    .command('import')
    .argument('<file.csv>', 'CSV file with a header line')
    .description('Create or update a landing for each row of a table')
    .option('--template <slug or starter>', 'landing or starter to base new landings on')
    .option(
      '--map <column=path>',
      'map a column to a path, such as Town=hero.headline; repeatable',
      collect,
      [],
    )
    .option('--language <code>', 'language of new landings')
    .option(
      '--table <name>',
      'name under which imports of this table are tracked (default: the file name)',
    )
    .option('--keep-going', 'import the remaining rows if one is refused', false)
    .addOption(dryRun('print what would be written instead of writing it'))
    .addSiteOptions()
    .addHelpText(
      'after',
      `
A column named after a path, such as hero.headline, is mapped automatically; "slug" sets the address and "name" the
name of a page. [[Town]] in a text of the template is replaced by the value of column Town. Importing again updates
values that changed in the table, keeps manual edits and reports pages whose row is gone.
${examples(
  'touchdown import towns.csv --template offer',
  'touchdown import towns.csv --template roofing --map Town=hero.headline --dry-run',
)}`,
    )
    .action(async (file: string, options) => {
      const { importLandings } = await import('./import.ts');
      finish(await importLandings({ ...options, file, json: Boolean(options.json) }, io));
    });
}
