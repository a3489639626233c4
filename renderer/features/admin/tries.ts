import { lasting } from '../../browser/storage.ts';
import { store } from './store.ts';
import { pauseAfterTries } from './try-pauses.ts';

interface Tries {
  /** Consecutive failed attempts. */
  count: number;
  /** Milliseconds since 1970 before which no attempt is accepted. */
  until: number;
}

function readTries(): Tries {
  const tries = lasting.getJson('adminTries') as Partial<Tries> | null | undefined;
  return { count: Number(tries?.count) || 0, until: Number(tries?.until) || 0 };
}

/** Milliseconds until the next attempt is accepted; survives a reload. */
export function pauseLeft(): number {
  const { count, until } = readTries();
  // Setting the clock back must not lengthen the delay.
  return Math.min(Math.max(0, until - Date.now()), pauseAfterTries(count));
}

/** Counts a wrong token or password; without storage nobody can sign in anyway. */
export function countWrongTry(): void {
  const count = readTries().count + 1;
  try {
    store('adminTries', JSON.stringify({ count, until: Date.now() + pauseAfterTries(count) }));
  } catch {
    // Storage is full or blocked.
  }
}

export function forgetTries(): void {
  lasting.remove('adminTries');
}
