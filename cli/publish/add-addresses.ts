import { type LedgerEntry, publishingTimes, readLedger } from '../ledger/ledger-text.ts';
import { ledgerPath, ledgerTexts } from '../ledger/site-ledger.ts';
import { writeLedger } from '../ledger/write-ledger.ts';

/**
 * Adds addresses that were just published to the ledger of a site. None is removed. In a repository, those that are not
 * committed are marked as published: the next build keeps them, unlike those of trial builds.
 */
export async function addAddresses(root: string, published: readonly string[]): Promise<void> {
  if (published.length === 0) return;
  const { text, committed } = await ledgerTexts(root);
  const { lines } = readLedger(text);
  const times = publishingTimes(committed === undefined ? lines : readLedger(committed).lines);
  const now = Date.now();
  const entries: LedgerEntry[] = [...lines];
  for (const address of published)
    if ((times.get(address) ?? Infinity) > now)
      entries.push(committed === undefined ? { address } : { address, isPublished: true });
  writeLedger(ledgerPath(root), entries);
}
