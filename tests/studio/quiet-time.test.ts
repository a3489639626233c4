import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QuietTime } from '../../cli/dev/quiet-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whether work waits, at each of these moments after a request of 100 ms, in ms. */
async function waitsAfter(isEdit: boolean, moments: readonly number[]): Promise<boolean[]> {
  const quiet = new QuietTime();
  const response = new EventEmitter() as ServerResponse;
  quiet.follow(response, isEdit);
  let isWaiting = true;
  void quiet.wait(new AbortController().signal).then(() => {
    isWaiting = false;
  });
  await vi.advanceTimersByTimeAsync(100);
  response.emit('close');
  const waits: boolean[] = [];
  let now = 0;
  for (const moment of moments) {
    await vi.advanceTimersByTimeAsync(moment - now);
    now = moment;
    waits.push(isWaiting);
  }
  return waits;
}

it('work waits until pages have loaded, and longer while somebody types', async () => {
  expect(await waitsAfter(false, [200, 400])).toEqual([true, false]);
  expect(await waitsAfter(true, [400, 900, 1300])).toEqual([true, true, false]);
});

it('work does not wait for ever', async () => {
  const quiet = new QuietTime();
  quiet.follow(new EventEmitter() as ServerResponse);
  let isWaiting = true;
  void quiet.wait(new AbortController().signal).then(() => {
    isWaiting = false;
  });
  await vi.advanceTimersByTimeAsync(2_900);
  expect(isWaiting).toBe(true);
  await vi.advanceTimersByTimeAsync(500);
  expect(isWaiting).toBe(false);
});
