import { Option } from 'commander';
import {
  OPERATION_FORMS,
  type OperationName,
  type WrittenOperation,
} from '../edit/operation-forms.ts';
import type { ExitCode, Io } from '../system/io.ts';
import { dryRun, examples } from './options.ts';
import type { ToolCommand } from './tool-command.ts';

const DESCRIPTIONS: Record<OperationName, string> = {
  set: 'set the value of a key or list entry',
  unset: 'delete a key',
  insert: 'insert a list entry: before entry i with list[i], at the end with list[]',
  remove: 'remove a list entry',
  move: 'move a list entry to an index of its list, or into another list as list[0]',
  rename: 'rename a key',
};

/**
 * Adds `edit` to the command line.
 *
 * @param finish receives the exit code.
 */
export function addEdit(program: ToolCommand, io: Io, finish: (code: ExitCode) => void): void {
  // Operations run in the order in which they are given, across all options.
  const operations: WrittenOperation[] = [];
  const command = program
    .command('edit')
    .argument('<file>', 'landing, page, configuration or words file')
    .description('Change values in a file, leaving every other byte as it is');
  for (const op of Object.keys(OPERATION_FORMS) as OperationName[])
    command.addOption(
      new Option(`--${op} <${OPERATION_FORMS[op]}>`, DESCRIPTIONS[op]).argParser((text) => {
        operations.push({ op, text });
      }),
    );
  command
    .addOption(dryRun('print the diff instead of writing the file'))
    .addSiteOptions()
    .addHelpText(
      'after',
      `
A path is keys joined by dots, with list entries counted from 0: hero.headline, plan[0].title,
seo.keywords[], ["odd.key"]. Quoted values, and lists and maps in brackets, are parsed as YAML.
Operations run in the order given; either all of them are applied or none.
${examples(
  'touchdown edit landings/offer.yaml --set hero.headline="Titles signed at your lot"',
  'touchdown edit landings/offer.yaml --insert "success.benefits[]=No waiting room" --move "plan[2]:0"',
  'touchdown edit site.config.yaml --set fees.travel=45 --dry-run',
)}`,
    )
    .action(
      async (
        file: string,
        { landings: folder, config: configFile, root: site, dryRun, json: asJson },
      ) => {
        const { edit } = await import('./edit.ts');
        const places = { landings: folder, config: configFile, root: site };
        finish(await edit({ ...places, file, operations, dryRun, json: Boolean(asJson) }, io));
      },
    );
}
