import type { ExitCode, Io } from '../system/io.ts';
import { collect, dryRun, examples, json, root } from './options.ts';
import type { ToolCommand } from './tool-command.ts';

/**
 * Adds `new-landing` to the command line.
 *
 * @param finish receives the exit code.
 */
export function addNewLanding(
  program: ToolCommand,
  io: Io,
  finish: (code: ExitCode) => void,
): void {
  program
    .command('new-landing')
    .argument('[slug]', 'address of the page, such as summer-offer')
    .description('Create a landing, valid from the start')
    .option('--from <slug or starter>', 'landing or starter to copy')
    .option(
      '--language <code>',
      'language of the page; pairs it with a --from landing in another language',
    )
    .option('--name <text>', 'name in the page registry')
    .option('--headline <text>', 'headline of the page')
    .option(
      '--set <path=value>',
      'set a value, such as hero.problem="Title stuck?"; repeatable',
      collect,
      [],
    )
    .addOption(dryRun('print the file instead of writing it'))
    .option('--list', 'list the available starters and landings', false)
    .option('--open', 'with --list: open a gallery of the starters in the browser', false)
    .addSiteOptions()
    .addHelpText(
      'after',
      examples(
        'touchdown new-landing',
        'touchdown new-landing --list --open',
        'touchdown new-landing summer-offer --from offer --headline "Titles signed at your lot"',
        'touchdown new-landing oferta-de-verano --from offer --language es',
      ),
    )
    .action(async (slug: string | undefined, options) => {
      if (options.list || options.open) {
        const { listStarters } = await import('./list-starters.ts');
        finish(
          await listStarters(
            {
              ...options,
              isAlone: slug === undefined && options.list,
              json: Boolean(options.json),
            },
            io,
          ),
        );
        return;
      }
      const { newLanding } = await import('./new-landing.ts');
      finish(
        await newLanding(
          { ...options, ...(slug === undefined ? {} : { slug }), json: Boolean(options.json) },
          io,
        ),
      );
    });
}

/**
 * Adds `new-section` to the command line.
 *
 * @param finish receives the exit code.
 */
export function addNewSection(
  program: ToolCommand,
  io: Io,
  finish: (code: ExitCode) => void,
): void {
  program
    .command('new-section')
    .argument('<name>', 'name of the section, such as price-table')
    .description('Create a custom section with its CSS and a test')
    .addOption(root())
    .addOption(json())
    .addHelpText('after', examples('touchdown new-section price-table'))
    .action(async (name: string, options) => {
      const { newSection } = await import('./new-section.ts');
      finish(await newSection({ ...options, name, json: Boolean(options.json) }, io));
    });
}
