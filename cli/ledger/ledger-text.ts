import { isOldAddress } from '../../schemas/old-address.ts';

/** The file in the site's folder that lists every published address. */
export const LEDGER_FILE = 'published-addresses.txt';

/** Header of a new ledger. */
const HEAD = `# Every address this site has ever published. Each must keep working, as a page, an alias or a redirect.
# "touchdown build" adds new addresses. Commit this file with the site.
`;

/** An address in the ledger. */
export interface LedgerLine {
  address: string;
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

/** Parses a ledger: one address per line; empty lines and those that start with `#` are ignored. */
export function readLedger(text: string): LedgerContent {
  const content: LedgerContent = { lines: [], faults: [], head: '' };
  for (const [index, raw] of text.split('\n').entries()) {
    const address = raw.trim();
    const line = index + 1;
    if (address === '/' || isOldAddress(address)) content.lines.push({ address, line });
    else if (address !== '' && !address.startsWith('#')) content.faults.push(line);
    else if (address !== '' && content.lines.length === 0) content.head += `${address}\n`;
  }
  return content;
}

/** The text of a ledger: sorted, so that two branches that add addresses rarely touch the same line. */
export function ledgerText(addresses: Iterable<string>, head: string): string {
  const sorted = [...new Set(addresses)].sort();
  return `${(head || HEAD) + sorted.join('\n')}\n`;
}
