import type { z } from 'zod';
import { suggest } from '../suggest.ts';
import { isBelow, isMissing, type Path, valueAt } from '../value-path.ts';
import { inNearestShape } from './shape-issues.ts';
import { keysOf, schemasAt, standInOf } from './stand-in.ts';

type Issue = z.core.$ZodIssue;
type Container = Record<PropertyKey, unknown>;

/** Most times that a value is checked: what was mended may show what else is wrong inside. */
const MOST_ROUNDS = 30;

/** A misspelled key, and the one that its value was moved to. */
export interface Renamed {
  written: Path;
  meant: Path;
}

/** A value in the shape of its schema, made of one with faults. */
export interface Mended {
  value: unknown;
  /** Parts with values that nobody wrote, or without the value that was written. */
  replaced: Path[];
  /** Unknown keys, which are left out. */
  unknown: Path[];
  renamed: Renamed[];
}

/**
 * Mends a value step by step: an unknown key is left out, or is the missing one that it nearly spells; what is wrong is
 * left out where it may be, and otherwise replaced by a plain value of the right shape, as is what is missing.
 */
class Mending implements Mended {
  readonly value: unknown;
  readonly replaced: Path[] = [];
  readonly unknown: Path[] = [];
  readonly renamed: Renamed[] = [];
  readonly #schema: z.ZodType;
  /** What this round has changed already. */
  #changed: Path[] = [];

  constructor(schema: z.ZodType, parsed: unknown) {
    this.#schema = schema;
    this.value = structuredClone(parsed);
  }

  /** @returns false if nothing can be made of it. */
  run(): boolean {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const { error } = this.#schema.safeParse(this.value, { jitless: true });
      if (!error) return true;
      const issues = error.issues.flatMap((issue) => inNearestShape(issue, this.value));
      this.#changed = [];
      const keys = issues.filter(({ code }) => code === 'unrecognized_keys');
      const missing = issues.filter((issue) => isMissing(this.value, issue.path));
      const others = issues.filter((issue) => !keys.includes(issue) && !missing.includes(issue));
      for (const issue of keys) this.#withoutKeys(issue as z.core.$ZodIssueUnrecognizedKeys);
      for (const { path } of missing)
        if (isMissing(this.value, path) && !this.#put(path)) return false;
      for (const issue of others) if (!this.#mend(issue)) return false;
    }
    return false;
  }

  /** The keys that a map may have and lacks. */
  #absentAt(path: Path): string[] {
    const map = valueAt(this.value, path) as Container;
    return schemasAt(this.#schema, path)
      .flatMap(keysOf)
      .filter((key) => !(key in map));
  }

  #withoutKeys({ path, keys }: z.core.$ZodIssueUnrecognizedKeys): void {
    const map = valueAt(this.value, path) as Container;
    for (const key of keys) {
      const meant = suggest(key, this.#absentAt(path));
      const written = [...path, key];
      if (meant === undefined) this.unknown.push(written);
      else {
        map[meant] = map[key];
        this.renamed.push({ written, meant: [...path, meant] });
      }
      delete map[key];
    }
    this.#changed.push(path);
  }

  #mend(issue: Issue): boolean {
    const { path } = issue;
    if (path.length === 0) return false;
    if (this.#changed.some((other) => isBelow(path, other))) return true;
    const value = valueAt(this.value, path);
    if (Array.isArray(value) && (issue.code === 'too_big' || issue.code === 'too_small'))
      return this.#resize(value, issue);
    const parent = valueAt(this.value, path.slice(0, -1));
    if (Array.isArray(parent)) return this.#put(path);
    delete (parent as Container)[path.at(-1) ?? ''];
    this.#note(path);
    return true;
  }

  #resize(list: unknown[], issue: Issue & { code: 'too_big' | 'too_small' }): boolean {
    if (issue.code === 'too_big') {
      list.length = Number(issue.maximum);
      this.#changed.push(issue.path);
      return true;
    }
    while (list.length < Number(issue.minimum))
      if (!this.#put([...issue.path, list.length])) return false;
    return true;
  }

  /** Puts a stand-in at a place; if there is none, in place of the nearest part around it that has one. */
  #put(path: Path): boolean {
    const [container, step] = [path.slice(0, -1), path.at(-1)];
    if (step === undefined) return false;
    const parent = valueAt(this.value, container) as Container;
    const others = Array.isArray(parent) ? parent : [];
    const [standIn] = schemasAt(this.#schema, path).flatMap((schema) => {
      const made = standInOf(schema, others);
      return made === undefined ? [] : [made];
    });
    if (standIn === undefined) return this.#put(container);
    parent[step] = standIn;
    this.#note(path);
    return true;
  }

  #note(path: Path): void {
    this.replaced.push(path);
    this.#changed.push(path);
  }
}

/**
 * A value as its schema wants it, so that everything that is right in it can be checked.
 *
 * @returns undefined if too little of it is right.
 */
export function mendedValue(schema: z.ZodType, parsed: unknown): Mended | undefined {
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined;
  const mending = new Mending(schema, parsed);
  return mending.run() ? mending : undefined;
}
