import { InvalidArgumentError } from 'commander';
import type { ExitCode, Io } from '../system/io.ts';
import { examples, wholeNumber } from './options.ts';
import type { ToolCommand } from './tool-command.ts';

/** Parses a number strictly between two bounds, or a percentage: `0.03` or `3%`. */
function between(least: number, most: number, example: number) {
  return (value: string): number => {
    const [, percentage] = /^([\d.]+) ?%$/.exec(value) ?? [];
    const number = percentage === undefined ? Number(value) : Number(percentage) / 100;
    if (value.trim() === '' || !(number > least && number < most))
      throw new InvalidArgumentError(
        `Expected a number between ${least} and ${most}, such as ${example} for ${example * 100} %.`,
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
    .description('Plan and evaluate A/B tests of landings')
    .addHelpText(
      'after',
      examples('touchdown variants plan --rate 0.03', 'touchdown variants evaluate counts.csv'),
    );

  variants
    .command('plan')
    .argument('[landing]', 'landing whose variants are tested (default: one variant, split evenly)')
    .description('Calculate how many visits a test needs')
    .option(
      '--rate <part>',
      'conversion rate of the original, such as 0.03 or 3%',
      between(0, 1, 0.03),
    )
    .option(
      '--difference <part>',
      'smallest relative difference to detect: 0.2 is 20 % more',
      between(0, 10, 0.2),
      0.2,
    )
    .option('--power <part>', 'probability of detecting it', between(0.5, 1, 0.8), 0.8)
    .option('--visits-a-day <number>', 'daily visits of the page', wholeNumber(1, 100_000_000))
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
    .argument(
      '<counts.csv>',
      'CSV file with the columns day, variant, visitors, conversions; - for standard input',
    )
    .description('Report whether a variant performs better; safe to run at any time')
    .option('--landing <slug>', 'landing that defines the weights (default: equal weights)')
    .addSiteOptions()
    .addHelpText(
      'after',
      `
Count each visitor once, on the day of the first visit, with at most one conversion,
on that day or on the day it happened. "variant" is a variant's name or "original".
${examples('touchdown variants evaluate counts.csv --landing summer-offer')}`,
    )
    .action(async (file: string, options) => {
      const { evaluateVariants } = await import('./variants.ts');
      finish(await evaluateVariants({ ...options, file, json: Boolean(options.json) }, io));
    });
}
