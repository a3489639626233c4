import { InvalidArgumentError } from 'commander';
import type { ExitCode, Io } from '../system/io.ts';
import { examples, wholeNumber } from './options.ts';
import type { ToolCommand } from './tool-command.ts';

/** Reads a number between two others, neither of which it may be. */
function between(least: number, most: number) {
  return (value: string): number => {
    const number = Number(value);
    if (value.trim() === '' || !(number > least && number < most))
      throw new InvalidArgumentError(
        `Expected a number between ${least} and ${most}, such as 0.2.`,
      );
    return number;
  };
}

/**
 * Adds `variants plan` and `variants evaluate` to the command line.
 *
 * @param finish receives the exit code.
 */
export function addVariants(program: ToolCommand, io: Io, finish: (code: ExitCode) => void): void {
  const variants = program
    .command('variants')
    .description('plan tests of landings against their variants, and read what was counted');

  variants
    .command('plan')
    .argument('[landing]', 'landing whose variants are tried (default: one variant, half and half)')
    .description('tell how many visits a difference needs')
    .option('--rate <part>', 'visitors of the original that convert, such as 0.03', between(0, 1))
    .option(
      '--difference <part>',
      'difference worth finding: 0.2 is a fifth more',
      between(0, 10),
      0.2,
    )
    .option('--power <part>', 'how many of such tests are to find it', between(0.5, 1), 0.8)
    .option('--visits-a-day <number>', 'visits that the page has', wholeNumber(1, 100_000_000))
    .addSiteOptions()
    .addHelpText(
      'after',
      examples(
        'touchdown variants plan --rate 0.03',
        'touchdown variants plan summer-offer --rate 0.05 --difference 0.3 --visits-a-day 400',
      ),
    )
    .action(async (landing: string | undefined, options) => {
      const { planVariants } = await import('./variants.ts');
      const named = landing === undefined ? {} : { landing };
      finish(await planVariants({ ...options, ...named, json: Boolean(options.json) }, io));
    });

  variants
    .command('evaluate')
    .argument('<counts.csv>', 'table with the columns day, variant, visitors, conversions')
    .description('tell whether a variant is better, as often as you like')
    .option('--landing <slug>', 'landing with the weights (default: equal ones)')
    .addSiteOptions()
    .addHelpText(
      'after',
      `
Each visitor counts once, on the first day, and converts at most once; "variant" is a name or "original".
${examples('touchdown variants evaluate counts.csv --landing summer-offer')}`,
    )
    .action(async (file: string, options) => {
      const { evaluateVariants } = await import('./variants.ts');
      finish(await evaluateVariants({ ...options, file, json: Boolean(options.json) }, io));
    });
}
