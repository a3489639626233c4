import { siteFacts } from '../../browser/facts.ts';
import { LONGEST_PAUSE, pauseOnOccasion } from '../../browser/retry-pauses.ts';
import type { VisitorFacts } from '../../context/visitor-facts.ts';
import { attempt } from './attempt.ts';
import { waitingEntries, writeEntry } from './entries.ts';
import type { OutboxEntry } from './entry.ts';
import { addressOf, type Delivery } from './send.ts';
import { showWaiting } from './show-waiting.ts';

/** Timers are no closer together than this, and after a day a new visit has come or never will. */
const SHORTEST_TIMER = 1000;
const LONGEST_TIMER = 24 * 60 * 60 * 1000;

/** When the facts could not be fetched. */
const FACTS_PAUSE = 30_000;

let timer: ReturnType<typeof setTimeout> | undefined;

function startTimer(pause: number): void {
  clearTimeout(timer);
  timer = setTimeout(sendDue, Math.min(Math.max(pause, SHORTEST_TIMER), LONGEST_TIMER));
}

function isDue({ nextAttempt }: OutboxEntry): boolean {
  const pause = nextAttempt - Date.now();
  // A clock that was set back would put the next attempt off for ever.
  return pause <= 0 || pause > LONGEST_PAUSE;
}

/** Plans the next attempt in this page; entries whose webhook is gone wait until it is back. */
export function planNext(facts: VisitorFacts): void {
  const times = waitingEntries()
    .filter((entry) => addressOf(entry, facts))
    .map(({ nextAttempt }) => nextAttempt);
  if (times.length > 0) startTimer(Math.min(...times) - Date.now());
}

/** Sends what is due, one after the other. Without a network it waits for `online`. */
async function sendDue(): Promise<void> {
  if (!navigator.onLine) return;
  let facts: VisitorFacts;
  try {
    facts = await siteFacts();
  } catch {
    startTimer(FACTS_PAUSE);
    return;
  }
  for (const entry of waitingEntries().filter(isDue))
    await attempt(entry.id, facts, { wait: false, stillWanted: isDue });
  planNext(facts);
}

/**
 * Goes on with what waits, on every visit and whenever the page or the network is back: that is
 * reason enough to try sooner than planned.
 */
export async function resume(): Promise<void> {
  for (const entry of waitingEntries()) {
    const sooner = entry.pausedFrom + pauseOnOccasion(entry.attempts);
    if (sooner < entry.nextAttempt) writeEntry({ ...entry, nextAttempt: sooner });
  }
  showWaiting();
  await sendDue();
}

/**
 * Tries at once, whatever was planned.
 *
 * @returns undefined if it was left to another tab.
 */
export async function sendNow(id: string): Promise<Delivery | undefined> {
  try {
    const facts = await siteFacts();
    const delivery = await attempt(id, facts, { wait: true });
    planNext(facts);
    return delivery;
  } catch {
    return 'failed';
  }
}
