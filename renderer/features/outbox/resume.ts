import { siteFacts } from '../../browser/facts.ts';
import { LONGEST_PAUSE, pauseOnOccasion } from '../../browser/retry-pauses.ts';
import type { VisitorFacts } from '../../context/visitor-facts.ts';
import { attempt } from './attempt.ts';
import { waitingEntries, writeEntry } from './entries.ts';
import type { OutboxEntry } from './entry.ts';
import { addressOf, type Delivery } from './send.ts';
import { showWaiting } from './show-waiting.ts';

/** Bounds of a timer: not more often than this, and after a day there has been another visit or never will be. */
const SHORTEST_TIMER = 1000;
const LONGEST_TIMER = 24 * 60 * 60 * 1000;

/** Delay after the facts could not be fetched. */
const FACTS_PAUSE = 30_000;

let timer: ReturnType<typeof setTimeout> | undefined;

function startTimer(pause: number): void {
  clearTimeout(timer);
  timer = setTimeout(sendDue, Math.min(Math.max(pause, SHORTEST_TIMER), LONGEST_TIMER));
}

function isDue({ nextAttempt }: OutboxEntry): boolean {
  const pause = nextAttempt - Date.now();
  // A clock that was set back would postpone the next attempt forever.
  return pause <= 0 || pause > LONGEST_PAUSE;
}

/** Schedules the next attempt in this page; entries without an endpoint wait until it is configured again. */
export function planNext(facts: VisitorFacts): void {
  const times = waitingEntries()
    .filter((entry) => addressOf(entry, facts))
    .map(({ nextAttempt }) => nextAttempt);
  if (times.length > 0) startTimer(Math.min(...times) - Date.now());
}

/** Sends the due entries one after the other. Without a network it waits for `online`. */
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
 * Resumes pending entries on every visit and whenever the page or the network is back: reason enough to retry earlier
 * than scheduled.
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
 * Tries immediately, ignoring the schedule.
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
