import { InvalidArgumentError, Option } from 'commander';
import { HOST_NAMES } from '../hosts/host.ts';
import { namesMoment } from '../schedule/moments.ts';

/** Usage examples under a command's help. */
export function examples(...lines: string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ ${line}`).join('\n')}\n`;
}

/** Collects the values of an option that may be given several times. */
export function collect(value: string, previous: string[]): string[] {
  return [...previous, value];
}

/** Parses a whole number within bounds. */
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
    'use this as the current time: an ISO time, in the business’s time zone unless it has an offset',
  ).argParser(moment);
export const host = () =>
  new Option('--host <name>', 'also write the configuration files of this host').choices(
    HOST_NAMES,
  );
export const drafts = () =>
  new Option(
    '--drafts',
    'include drafts and scheduled pages, and hide the site from search engines',
  ).default(false);
export const port = () =>
  new Option('--port <number>', 'port to listen on').argParser(wholeNumber(0, 65_535));
export const receiver = () =>
  new Option('--receiver', 'also start a local receiver that stores and shows form submissions');
export const receiverPort = () =>
  new Option('--receiver-port <number>', 'port of the receiver')
    .argParser(wholeNumber(0, 65_535))
    .implies({ receiver: true });
export const json = () =>
  new Option('--json', 'print one machine-readable document on standard output');
/** Why `--json` cannot be combined with `--format` and another name. */
export const twoFormats = (format: string) =>
  `error: --json and --format ${format} ask for different formats; leave out one of them`;
export const root = () =>
  new Option('--root <folder>', 'folder of the site (default: search upward for site.config.yaml)');
export const landings = () =>
  new Option('--landings <folder>', 'folder of the landing files (default: landings)');
export const config = () =>
  new Option('--config <file>', 'configuration file (default: site.config.yaml)');
export const output = () =>
  new Option('--out <folder>', 'output folder (default: dist in the folder of the site)');
export const builtSite = () =>
  new Option(
    '--out <folder>',
    'folder of the built site (default: dist in the folder of the site)',
  );
/** @param description what happens instead of writing. */
export const dryRun = (description: string) => new Option('--dry-run', description).default(false);
