import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { SitePages } from '../content/addresses/site-pages.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { framed } from '../content/framed.ts';
import { report } from '../content/source-file.ts';
import { suggest } from '../content/suggest.ts';
import { isoTime } from '../schedule/moments.ts';
import type { SitePaths } from '../site/site-paths.ts';
import { AnsweredAddresses } from './answered-addresses.ts';
import { HiddenAgain } from './hidden-again.ts';
import { LEDGER_FILE, type LedgerLine } from './ledger-text.ts';
import { MisspelledAliases } from './misspelled-aliases.ts';
import { NewAliases } from './new-aliases.ts';
import { removeCommand, reservedHint, twinIn } from './remove-hint.ts';
import type { SiteLedger } from './site-ledger.ts';
import { unkeptAddresses } from './unkept-addresses.ts';
import { type ReadPages, unknownAddresses } from './unread-pages.ts';

/** Limits the time spent on suggestions when thousands of addresses vanish. */
const CANDIDATES = 500;

function onLine(line: number, length: number) {
  return { line, column: 1, endLine: line, endColumn: length + 1 };
}

/** New addresses: one of them may be the new location of a vanished page. */
function freshAddresses({ lines }: SiteLedger, answered: AnsweredAddresses): string[] {
  const known = new Set(lines.map(({ address }) => address));
  const fresh: string[] = [];
  for (const address of answered) {
    if (fresh.length === CANDIDATES) break;
    if (!known.has(address)) fresh.push(address);
  }
  return fresh;
}

/** Lines that git writes around and between two versions that it could not merge. */
const MARKER = /^(?:<<<<<<<|\|\|\|\|\|\|\||=======|>>>>>>>)(?: |\r?$)/;

/** NUL bytes of UTF-16, and what UTF-8 cannot hold. */
const NOT_TEXT = /[\0\ufffd]/;

function* faultyLines(ledger: SiteLedger): Generator<Diagnostic> {
  if (ledger.faults.length === 0) return;
  const rule = 'address/ledger';
  const texts = ledger.text.split('\n');
  const rangeOf = (line: number) => onLine(line, texts[line - 1]?.length ?? 0);
  if (NOT_TEXT.test(ledger.text)) {
    const message = 'The file is no UTF-8 text, so its addresses cannot be read.';
    const hint = `Restore it with "git checkout ${LEDGER_FILE}", or save it as UTF-8.`;
    yield report(ledger, { range: onLine(1, 0), rule, message, hint });
    return;
  }
  let isInConflict = false;
  for (const line of ledger.faults) {
    const text = texts[line - 1] ?? '';
    const isMarker = MARKER.test(text);
    const isKnown = isMarker && isInConflict;
    if (isMarker) isInConflict = !text.startsWith('>');
    if (isKnown) continue;
    yield report(ledger, {
      range: rangeOf(line),
      rule,
      ...(isMarker
        ? {
            message: 'Git could not merge this part of the file.',
            hint: `Delete the lines with <<<<<<<, ======= and >>>>>>>, and keep the addresses of both sides. The line "${LEDGER_FILE} merge=union" in .gitattributes lets git do so.`,
          }
        : {
            message: 'This line is no address such as /about.',
            hint: 'Write a path without a slash at its end, "?" and "#", alone or with "from" and a time such as 2027-03-28T08:00:00Z, or take the line out.',
          }),
    });
  }
}

/**
 * Reports scheduled addresses that were taken out of the ledger before their time, by a build or a command, and whose
 * time has come while the last commit still lists them: what it holds was published meanwhile.
 */
function* droppedAddresses(
  ledger: SiteLedger,
  now: number,
  { isLost, hidden }: { isLost: (address: string) => boolean; hidden: HiddenAgain },
): Generator<Diagnostic> {
  // By a later moment that a build is asked for, the removal will have been committed; at an earlier one it was published all the same.
  const passed = Date.now();
  for (const { address, from } of ledger.dropped) {
    if (from > passed || !isLost(address)) continue;
    if (from > now ? hidden.hides(address) : hidden.take(address)) continue;
    yield report(ledger, {
      range: onLine(1, 0),
      rule: 'address/vanished',
      message: `${address} was published at ${isoTime(from)} by the last commit, and nothing answers it any more.`,
      hint: `Run ${removeCommand(address, '/')} to lead its visitors there, or name another target. If it never was online, commit this file, which does not list it.`,
    });
  }
}

/** The parsed pages of a site, and the configuration with its redirects. */
export interface AnsweringSite extends ReadPages {
  config: SiteConfig;
  pages: SitePages;
  /** In milliseconds since 1970. */
  now: number;
}

/**
 * Reports every published address that is no longer answered: at its line of the ledger, or at what hides its page.
 *
 * @param errors number of other errors: a page with an unreadable file has not vanished.
 */
export function* checkLedger(
  { cwd, ...site }: SitePaths & { cwd: string },
  ledger: SiteLedger,
  { config, pages, now, ...read }: AnsweringSite,
  errors: number,
): Generator<Diagnostic> {
  yield* faultyLines(ledger);
  if (ledger.obstacle) yield unkeptAddresses(ledger, ledger.obstacle);
  const answered = new AnsweredAddresses(pages, config, now);
  const isUnknown = unknownAddresses(site, read, errors);
  const isLost = (address: string) => !answered.has(address) && !isUnknown(address);
  const hidden = new HiddenAgain(pages);
  yield* droppedAddresses(ledger, now, { isLost, hidden });
  let fresh: string[] | undefined;
  const misspelled = new MisspelledAliases(pages);
  const aliases = new NewAliases(pages, new Set(ledger.lines.map((entry) => entry.address)));
  // A build as of an earlier moment would forget what has been published since, and is no page any more.
  const hasVanished = (entry: LedgerLine) =>
    ledger.isPublished(entry, now)
      ? !hidden.take(entry.address)
      : ledger.isPublished(entry, Date.now()) && !hidden.hides(entry.address);
  for (const entry of ledger.lines) {
    const { address, line } = entry;
    if (!isLost(address) || !hasVanished(entry)) continue;
    fresh ??= freshAddresses(ledger, answered);
    const near = suggest(address, fresh);
    if (near !== undefined && misspelled.take(address, near)) continue;
    const renamed = aliases.inPlaceOf(address);
    const target = twinIn(pages, address) ?? near ?? renamed?.page.entry.path ?? '/';
    const cause = renamed
      ? `If the new alias ${renamed.alias} of ${renamed.page.file} was written in its place, list both there. Otherwise run`
      : 'Run';
    yield report(ledger, {
      range: onLine(line, address.length),
      rule: 'address/vanished',
      message: `${address} has been published, and nothing answers it any more.`,
      hint:
        reservedHint(address) ??
        `${cause} ${removeCommand(address, target)} to lead its visitors there, or name another target. If it never was online, take this line out.`,
    });
  }
  yield* framed(hidden.findings(), cwd);
  yield* framed(misspelled.findings(), cwd);
}
