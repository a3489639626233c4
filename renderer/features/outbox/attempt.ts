import { retryPause } from '../../browser/retry-pauses.ts';
import type { VisitorFacts } from '../../context/visitor-facts.ts';
import { attachmentsOf } from './attachments.ts';
import { readEntry, removeEntry, tellWatchers, writeEntry } from './entries.ts';
import type { OutboxEntry } from './entry.ts';
import { exclusively } from './exclusive.ts';
import { addressOf, type Delivery, send } from './send.ts';

interface AttemptOptions {
  /** Wait for another tab that is sending the same submission. */
  wait: boolean;
  /** Checked under the lock: another tab may just have tried. */
  stillWanted?: (entry: OutboxEntry) => boolean;
}

const underWay = new Set<string>();

/** Whether this tab is sending the submission. */
export function isUnderWay(id: string): boolean {
  return underWay.has(id);
}

async function sendEntry(entry: OutboxEntry, facts: VisitorFacts): Promise<Delivery> {
  const address = addressOf(entry, facts);
  if (address === undefined) return 'failed';
  underWay.add(entry.id);
  tellWatchers({ what: 'sending', id: entry.id });
  const delivery = await send(address, entry.body, facts, attachmentsOf(entry.id));
  underWay.delete(entry.id);
  const now = Date.now();
  const attempts = entry.attempts + 1;
  if (delivery === 'delivered') {
    removeEntry(entry.id, 'delivered');
  } else if (readEntry(entry.id)) {
    // An entry withdrawn in the meantime stays withdrawn.
    const nextAttempt = now + retryPause(attempts, Math.random());
    writeEntry({ ...entry, attempts, pausedFrom: now, nextAttempt });
  }
  return delivery;
}

/**
 * Tries once to deliver the entry with this id; the entry is removed only when delivered.
 *
 * @returns undefined if it was skipped: another tab is sending it, or it is no longer wanted.
 */
export function attempt(
  id: string,
  facts: VisitorFacts,
  { wait, stillWanted }: AttemptOptions,
): Promise<Delivery | undefined> {
  return exclusively(id, wait, async () => {
    const entry = readEntry(id);
    // Another tab has delivered it in the meantime.
    if (!entry) return 'delivered';
    if (stillWanted && !stillWanted(entry)) return undefined;
    return sendEntry(entry, facts);
  });
}
