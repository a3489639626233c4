import { parseArgs } from 'node:util';

export const PARTS = ['policy', 'html', 'axe', 'shifts', 'lighthouse'];

/** Sites that can be built for the audit; the first one is the default. */
export const SITES = ['own', 'photographed', 'blocks'];

const USAGE = `Usage: npm run audit -- [options]

  --site NAME      which site is built: own, photographed or blocks (docs/audit.md)
  --dist DIR       audit this built site instead of building one
  --pages /a,/b    pages for Lighthouse instead of the usual sample
  --all            every page for Lighthouse
  --skip PARTS     leave parts out: ${PARTS.join(', ')}
  --reports DIR    keep Lighthouse's report of each page as HTML
  --json           print one JSON document`;

/** An invalid command line; the message is for the user. */
export class UsageFault extends Error {}

/** A list on the command line: `a,b`, or a repeated option. */
const listed = (values = []) => values.flatMap((value) => value.split(',')).filter(Boolean);

/**
 * @typedef {object} Options
 * @property {string} site one of SITES
 * @property {string | undefined} dist folder of a built site; by default one is built
 * @property {string[]} pages requested addresses
 * @property {boolean} all
 * @property {string[]} skip members of PARTS
 * @property {string | undefined} reports
 * @property {boolean} json
 */

/**
 * Parses the command line.
 *
 * @param {string[]} args
 * @returns {Options | undefined} undefined if help was requested and printed.
 * @throws UsageFault
 */
export function readOptions(args) {
  const { help, pages, skip, ...rest } = parse(args);
  if (help) {
    console.log(USAGE);
    return undefined;
  }
  const options = { ...rest, pages: listed(pages), skip: listed(skip) };
  const unknown = options.skip.filter((part) => !PARTS.includes(part));
  if (unknown.length > 0) throw new UsageFault(`No such part: ${unknown.join(', ')}\n\n${USAGE}`);
  if (!SITES.includes(options.site))
    throw new UsageFault(`No such site: ${options.site}\n\n${USAGE}`);
  if (options.all && options.pages.length > 0)
    throw new UsageFault(`--all and --pages exclude each other.\n\n${USAGE}`);
  return options;
}

function parse(args) {
  try {
    return parseArgs({
      args,
      options: {
        site: { type: 'string', default: SITES[0] },
        dist: { type: 'string' },
        pages: { type: 'string', multiple: true },
        all: { type: 'boolean', default: false },
        skip: { type: 'string', multiple: true },
        reports: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageFault(`${error.message}\n\n${USAGE}`);
  }
}
