import { describe, expect, it } from 'vitest';
import { LONGEST_PAUSE, pauseOnOccasion, retryPause } from '../../renderer/browser/retry-pauses.ts';

const ATTEMPTS = [1, 2, 3, 4, 5];

describe('pauses between attempts', () => {
  it('grow, even if chance shortens the later one and lengthens the earlier one', () => {
    for (const attempts of ATTEMPTS.slice(1))
      expect(retryPause(attempts, 0)).toBeGreaterThan(retryPause(attempts - 1, 1));
  });

  it('start at half a minute and end at six hours', () => {
    expect(retryPause(1, 0.5)).toBe(30_000);
    expect(retryPause(5, 0.5)).toBe(6 * 3_600_000);
    expect(retryPause(500, 1)).toBe(LONGEST_PAUSE);
  });

  it('are much shorter when something has changed, and grow then, too', () => {
    const pauses = ATTEMPTS.map(pauseOnOccasion);
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(pauses[0]).toBe(1000);
    for (const attempts of ATTEMPTS)
      expect(pauseOnOccasion(attempts)).toBeLessThan(retryPause(attempts, 0) / 10);
  });

  it('are short before the first attempt has ended', () => {
    expect(pauseOnOccasion(0)).toBe(pauseOnOccasion(1));
  });
});
