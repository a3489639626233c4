import { EXPIRES_AFTER } from '../../../../domain/retry-pauses.ts';
import type { OutboxEntry } from '../entry.ts';

const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** What kind of submission waits. */
export function kindText({ kind }: OutboxEntry): string {
  return kind === 'booking' ? 'Booking request' : 'Message';
}

/** Date and time in the visitor's own time zone. */
export function momentText(time: number): string {
  return MOMENT.format(time);
}

/** What happens next with it. */
export function nextText({ nextAttempt }: OutboxEntry, isOnline: boolean): string {
  if (!isOnline) return 'It will be sent as soon as you are online again.';
  const isToday = DAY.format(nextAttempt) === DAY.format(Date.now());
  const time = isToday ? TIME.format(nextAttempt) : MOMENT.format(nextAttempt);
  return `Next try at ${time} while a page of this site is open, or on your next visit.`;
}

/** Until when it is kept. */
export function expiryText({ createdAt }: OutboxEntry): string {
  return `Kept until ${DAY.format(createdAt + EXPIRES_AFTER)}.`;
}
