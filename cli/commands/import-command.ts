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
    .argument('<file.csv>', 'table whose first line names the columns')
    .description(
      'make a landing of each row of a table, or bring those up to date that it has made',
    )
    .option('--template <slug or starter>', 'landing or starter that new pages are made from')
    .option('--map <column=path>', 'where a column goes, such as Town=hero.headline', collect, [])
    .option('--language <code>', 'language of new pages')
    .option('--table <name>', 'name that the table is remembered by (default: that of its file)')
    .option('--keep-going', 'write the other rows where one is refused', false)
    .addOption(dryRun('tell what would be written instead of writing it'))
    .addSiteOptions()
    .addHelpText(
      'after',
      `
A column whose name is a path, such as hero.headline, maps itself; "slug" is the address and "name" the name of a
page. Where a text of the template has [[Town]], the column Town is filled in. A second run updates what the
table says otherwise, leaves what was edited by hand, and names pages whose row is gone.
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
