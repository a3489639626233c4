import { existsSync, readFileSync } from 'node:fs';
import { replaceFile, replaceOwnFile } from '../system/draft-file.ts';
import { type LedgerEntry, ledgerText, readLedger } from './ledger-text.ts';

/**
 * Writes the entries of a ledger, if they have changed. The comment above them is preserved, and so is that an address
 * was published before it was committed.
 *
 * @throws file system errors; the old file is then unchanged.
 */
export function writeLedger(path: string, entries: Iterable<LedgerEntry>): void {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  const { head, lines } = readLedger(before ?? '');
  const text = ledgerText([...entries, ...lines.filter(({ isPublished }) => isPublished)], head);
  if (before === undefined) replaceFile(path, text);
  else if (before !== text) replaceOwnFile(path, text);
}
