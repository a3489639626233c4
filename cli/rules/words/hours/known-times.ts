import type { Facts } from '../../../content/facts/facts.ts';
import { clockTimes } from './clock-times.ts';

/** A fact that is a single time: `5 PM`, `17:00`. */
const TIME = /^\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]\.?m\.?|uhr|h)?$/i;

interface KnownTime {
  name: string;
  at: number;
}

const knownTimes = new WeakMap<Facts, readonly KnownTime[]>();

/** Facts outside the opening hours that are a single time. */
export function timesOf(facts: Facts): readonly KnownTime[] {
  const times =
    knownTimes.get(facts) ??
    facts.names.flatMap((name) => {
      const text = facts.get(name) ?? '';
      if (name.startsWith('business.') || !TIME.test(text) || !/[:apuh]/i.test(text)) return [];
      const [time] = clockTimes(`until ${text}`);
      return time ? [{ name, at: time.at }] : [];
    });
  knownTimes.set(facts, times);
  return times;
}
