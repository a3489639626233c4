import { expect } from 'vitest';
import type { CommandResult } from '../support/command.ts';

/** The command has failed in words: exit code 1, the thing named, no stack. */
export function expectSentence({ code, stderr }: CommandResult, ...named: string[]): void {
  expect([code, stderr]).toEqual([1, expect.not.stringContaining('fault of the tool')]);
  expect(stderr).not.toMatch(/^\s+at .*:\d+/m);
  for (const name of named) expect(stderr).toContain(name);
}
