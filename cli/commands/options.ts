import { InvalidArgumentError, Option } from 'commander';
import { HOST_NAMES } from '../hosts/host-names.ts';
import { namesMoment } from '../schedule/moments.ts';

/** Usage examples under a command's help. */
export function examples(...lines: string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ ${line}`).join('\n')}\n`;
}

/** Collects the values of an option that may be given several times. */
export function collect(value: string, previous: string[]): string[] {
  return [...previous, value];
}

/** Reads a whole number within bounds. */
export function wholeNumber(least: number, most: number) {
  return (value: string): number => {
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < least || number > most) {
      throw new InvalidArgumentError(`Expected a whole number from ${least} to ${most}.`);
    }
    return number;
  };
}

function moment(value: string): string {
  if (namesMoment(value)) return value;
  throw new InvalidArgumentError(
    'Expected a time such as 2027-03-28T09:00, or 2027-03-28T07:00:00Z.',
  );
}

export const now = () =>
  new Option(
    '--now <time>',
    'take this for the present moment: an ISO time, in the business’s time zone without an offset',
  ).argParser(moment);
export const host = () =>
  new Option('--host <name>', 'write what this host reads, too').choices(HOST_NAMES);
export const drafts = () =>
  new Option('--drafts', 'show drafts and pages that wait; search engines are kept out').default(
    false,
  );
export const port = () =>
  new Option('--port <number>', 'port to listen on').argParser(wholeNumber(0, 65_535));
export const receiver = () =>
  new Option('--receiver', 'also start a receiver that keeps and shows what the forms send');
export const receiverPort = () =>
  new Option('--receiver-port <number>', 'port of the receiver')
    .argParser(wholeNumber(0, 65_535))
    .implies({ receiver: true });
export const json = () =>
  new Option('--json', 'print one machine-readable document on standard output');
export const root = () =>
  new Option(
    '--root <folder>',
    'folder of the site (default: the nearest one upward with a site.config.yaml)',
  );
export const landings = () => new Option('--landings <folder>', 'folder with the landing files');
export const config = () => new Option('--config <file>', 'file with the facts of the business');
export const output = () =>
  new Option('--out <folder>', 'where the finished site goes (default: dist in the site’s folder)');
export const builtSite = () =>
  new Option('--out <folder>', 'the built site (default: dist in the site’s folder)');
/** @param description what is done in place of writing. */
export const dryRun = (description: string) => new Option('--dry-run', description).default(false);
