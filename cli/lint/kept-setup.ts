import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { replaceFile } from '../system/draft-file.ts';
import { keepNewest } from '../system/keep-newest.ts';
import type { InputMarks } from '../templates/input-marks.ts';
import type { LandingLintSetup } from './landings/linted-landing.ts';
import { KEPT } from './lint-state.ts';
import { type AskedLint, cachePath, holdsNow, tomorrow } from './same-lint.ts';

/** What the landings of a run were checked with. */
export interface KeptSetup {
  /** Marks of all files that determine it. */
  besideLandings: string;
  /** Period in which it is valid, in milliseconds since 1970. */
  from: number;
  until: number;
  setup: LandingLintSetup;
}

const pathOf = (lint: AskedLint) => cachePath(lint, 'setup');

/**
 * What landings were checked with last. It is valid only if `isStillValid`.
 *
 * @returns undefined if nothing usable is cached.
 */
export function recallSetup(lint: AskedLint): KeptSetup | undefined {
  try {
    return JSON.parse(readFileSync(pathOf(lint), 'utf8'));
  } catch {
    return undefined;
  }
}

/** True if no file besides landings was touched since, and dates mean the same as then. */
export function isStillValid(kept: KeptSetup, { asked }: AskedLint, marks: InputMarks): boolean {
  return kept.besideLandings === marks.besideLandings.stamps && holdsNow(asked, kept);
}

/**
 * Caches what the landings of a run were checked with, so that the next one can begin with changed landings before it
 * has read the configuration.
 *
 * @param started when the run began, in milliseconds since 1970.
 * @param marks of the files, taken before any was read.
 */
export function keepSetup(
  lint: AskedLint,
  { started, marks }: { started: number; marks: InputMarks },
  setup: LandingLintSetup,
): void {
  const { stamps: besideLandings } = marks.besideLandings;
  const kept: KeptSetup = { besideLandings, from: started, until: tomorrow(started), setup };
  const path = pathOf(lint);
  mkdirSync(dirname(path), { recursive: true });
  replaceFile(path, JSON.stringify(kept));
  keepNewest(dirname(path), KEPT);
}

/** True if landings are checked alike with both, apart from the time of the day. */
export function areAlike(one: LandingLintSetup, other: LandingLintSetup): boolean {
  const textOf = (setup: LandingLintSetup) => JSON.stringify({ ...setup, now: undefined });
  return textOf(one) === textOf(other);
}
