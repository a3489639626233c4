import { isOldAddress } from '../../schemas/old-address.ts';
import { isoTime, withinYears } from '../schedule/moments.ts';

/** The file in the site's folder that lists every published address. */
export const LEDGER_FILE = 'published-addresses.txt';

/** Header of a new ledger. */
const HEAD = `# Every address this site has ever published. Each must keep working, as a page, an alias or a redirect.
# "touchdown build" adds new addresses. Commit this file with the site.
`;

/** An address as the ledger lists it. */
export interface LedgerEntry {
  address: string;
  /** When a schedule publishes it, in milliseconds since 1970: `/offer from 2027-03-28T08:00:00Z`. */
  from?: number;
  /** Published by `touchdown publish` before it was committed: `/offer published`. */
  isPublished?: boolean;
}

/** An entry in the file. */
export interface LedgerLine extends LedgerEntry {
  /** Starting at 1. */
  line: number;
}

/** The content of a ledger. */
export interface LedgerContent {
  lines: LedgerLine[];
  /** Lines that are neither address nor comment, such as merge conflict markers. */
  faults: number[];
  /** The comment above the addresses. */
  head: string;
}

/** An address, and what may follow it. Earlier versions wrote a year after 9999 as JavaScript does, with six digits. */
const LINE =
  /^(\S+)(?:\s+(?:from\s+((?:\d{4}|[+-]\d{6})-\d\d-\d\dT\d\d:\d\d:\d\dZ)|(published)))?$/;

/** The entry of a line; undefined if it is none. */
function entryOf(text: string): LedgerEntry | undefined {
  const [, address = '', time, published] = LINE.exec(text) ?? [];
  if (address !== '/' && !isOldAddress(address)) return undefined;
  if (published !== undefined) return { address, isPublished: true };
  if (time === undefined) return { address };
  const from = Date.parse(time);
  return Number.isNaN(from) ? undefined : { address, from: withinYears(from) };
}

/** Parses a ledger: one entry per line; empty lines and those that start with `#` are ignored. */
export function readLedger(text: string): LedgerContent {
  const content: LedgerContent = { lines: [], faults: [], head: '' };
  for (const [index, raw] of text.split('\n').entries()) {
    const told = raw.trim();
    if (told === '') continue;
    const line = index + 1;
    const entry = entryOf(told);
    if (entry) content.lines.push({ ...entry, line });
    else if (!told.startsWith('#')) content.faults.push(line);
    else if (content.lines.length === 0) content.head += `${told}\n`;
  }
  return content;
}

/** The moment from which an entry that was committed counts as published. */
function countsFrom({ from = -Infinity, isPublished }: LedgerEntry): number {
  return isPublished ? -Infinity : from;
}

/** The moment from which each address counts. Git may have merged several lines for one; the earliest is right. */
export function publishingTimes(entries: Iterable<LedgerEntry>): Map<string, number> {
  const times = new Map<string, number>();
  for (const entry of entries) {
    const known = times.get(entry.address) ?? Infinity;
    times.set(entry.address, Math.min(known, countsFrom(entry)));
  }
  return times;
}

function textOf({ address, from, isPublished }: LedgerEntry): string {
  if (isPublished) return `${address} published`;
  return from === undefined ? address : `${address} from ${isoTime(from)}`;
}

/** Of two entries for one address, the one that counts without a commit, or else earlier. */
function stronger(a: LedgerEntry, b: LedgerEntry): LedgerEntry {
  if (a.isPublished || b.isPublished) return a.isPublished ? a : b;
  return countsFrom(a) <= countsFrom(b) ? a : b;
}

/** The text of a ledger: sorted, so that two branches that add addresses rarely touch the same line. */
export function ledgerText(entries: Iterable<LedgerEntry>, head: string): string {
  const byAddress = new Map<string, LedgerEntry>();
  for (const entry of entries) {
    const known = byAddress.get(entry.address);
    byAddress.set(entry.address, known ? stronger(known, entry) : entry);
  }
  const lines = [...byAddress.keys()].sort().map((address) => {
    const entry = byAddress.get(address);
    return entry ? textOf(entry) : address;
  });
  return `${(head || HEAD) + lines.join('\n')}\n`;
}

/** The text of a ledger without the lines of some addresses. */
export function withoutAddresses(text: string, addresses: readonly string[]): string {
  const gone = new Set(
    readLedger(text).lines.flatMap(({ address, line }) =>
      addresses.includes(address) ? [line] : [],
    ),
  );
  return text
    .split('\n')
    .filter((_, index) => !gone.has(index + 1))
    .join('\n');
}

/** The text of a ledger in which another address stands in the place of one, unless it has a line of its own. */
export function withMovedAddress(text: string, from: string, to: string): string {
  const { lines } = readLedger(text);
  if (lines.some(({ address }) => address === to)) return withoutAddresses(text, [from]);
  const moved = new Set(lines.flatMap(({ address, line }) => (address === from ? [line] : [])));
  return text
    .split('\n')
    .map((told, index) => (moved.has(index + 1) ? told.replace(from, () => to) : told))
    .join('\n');
}
