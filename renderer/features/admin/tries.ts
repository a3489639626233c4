import { lasting } from '../../browser/storage.ts';
import { store } from './store.ts';
import { pauseAfterTries } from './try-pauses.ts';

interface Tries {
  /** Wrong ones in a row. */
  count: number;
  /** Milliseconds since 1970 until which no other is made. */
  until: number;
}

function readTries(): Tries {
  const tries = lasting.getJson('adminTries') as Partial<Tries> | null | undefined;
  return { count: Number(tries?.count) || 0, until: Number(tries?.until) || 0 };
}

/** Milliseconds until the next try; it outlives a reload. */
export function pauseLeft(): number {
  const { count, until } = readTries();
  // A clock that was set back must not lengthen the pause.
  return Math.min(Math.max(0, until - Date.now()), pauseAfterTries(count));
}

/** Counts a wrong token or password; without storage nobody can sign in anyway. */
export function countWrongTry(): void {
  const count = readTries().count + 1;
  try {
    store('adminTries', JSON.stringify({ count, until: Date.now() + pauseAfterTries(count) }));
  } catch {
    // Full or forbidden.
  }
}

export function forgetTries(): void {
  lasting.remove('adminTries');
}
