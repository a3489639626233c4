import { existsSync, readFileSync } from 'node:fs';
import { replaceFile, replaceOwnFile } from '../system/draft-file.ts';
import { ledgerText, readLedger } from './ledger-text.ts';

/**
 * Writes the addresses of a ledger, if they have changed. The comment above them is preserved.
 *
 * @throws file system errors; the old file is then unchanged.
 */
export function writeLedger(path: string, addresses: Iterable<string>): void {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  const text = ledgerText(addresses, before === undefined ? '' : readLedger(before).head);
  if (before === undefined) replaceFile(path, text);
  else if (before !== text) replaceOwnFile(path, text);
}
