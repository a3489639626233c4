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
  set: 'give a key or an entry a value',
  unset: 'take a key away',
  insert: 'put an entry into a list: list[0] goes in front of the first, list[] to the end',
  remove: 'take an entry out of a list',
  move: 'give an entry another place, in its list or, as list[0], in another',
  rename: 'give a key another name',
};

/**
 * Adds `edit` to the command line.
 *
 * @param finish receives the exit code.
 */
export function addEdit(program: ToolCommand, io: Io, finish: (code: ExitCode) => void): void {
  // Options of several names are done in the order in which they stand.
  const operations: WrittenOperation[] = [];
  const command = program
    .command('edit')
    .argument('<file>', 'landing, page, configuration or words')
    .description('change values in a file and leave every other byte as it is');
  for (const op of Object.keys(OPERATION_FORMS) as OperationName[])
    command.addOption(
      new Option(`--${op} <${OPERATION_FORMS[op]}>`, DESCRIPTIONS[op]).argParser((text) => {
        operations.push({ op, text });
      }),
    );
  command
    .addOption(dryRun('print what would change instead of writing it'))
    .addSiteOptions()
    .addHelpText(
      'after',
      `
Paths are keys joined by dots, entries by their number from 0: hero.headline, plan[0].title,
seo.keywords[], ["odd.key"]. A value in quotes, or a list or map in brackets, is read as YAML.
Several operations are done in the order in which they are given: all of them, or none.
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
