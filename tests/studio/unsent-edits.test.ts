import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { UnsentEdits } from '../../studio/app/unsent-edits.ts';

const KEY = 'touchdown-studio-unsent site';
const name = (value: string) => ({
  file: 'pages/index/page.yaml',
  operations: [{ op: 'set', path: ['name'], value } as const],
});

/** A storage with the content of `entries`. */
function storage(entries: Map<string, string>) {
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  };
}

let entries: Map<string, string>;

beforeEach(() => {
  entries = new Map();
  vi.stubGlobal('localStorage', storage(entries));
});

afterEach(() => void vi.unstubAllGlobals());

describe('edits that did not reach the server', () => {
  test('are kept until they are taken, the last value of each key', () => {
    const edits = new UnsentEdits('site');
    edits.keep(name('First'));
    edits.keep(name('Second'));
    expect(edits.take()).toEqual([name('Second')]);
    expect(edits.take()).toEqual([]);
    expect(entries.size).toBe(0);
  });

  test('of another site stay where they are', () => {
    new UnsentEdits('site').keep(name('First'));
    expect(new UnsentEdits('other').take()).toEqual([]);
    expect(new UnsentEdits('site').take()).toHaveLength(1);
  });

  test.each(['', 'null', '{}', '"text"', '[{'])('are none where %j is stored', (text) => {
    entries.set(KEY, text);
    const edits = new UnsentEdits('site');
    expect(edits.take()).toEqual([]);
    edits.keep(name('First'));
    expect(edits.take()).toEqual([name('First')]);
  });

  test.each(['full', 'blocked'])('are dropped without an error where storage is %s', (state) => {
    const refuse = () => {
      throw new DOMException('No.', 'QuotaExceededError');
    };
    if (state === 'full') vi.stubGlobal('localStorage', { ...storage(entries), setItem: refuse });
    else Object.defineProperty(globalThis, 'localStorage', { get: refuse, configurable: true });
    const edits = new UnsentEdits('site');
    edits.keep(name('First'));
    expect(edits.take()).toEqual([]);
  });
});
