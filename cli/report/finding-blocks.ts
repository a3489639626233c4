import type { Diagnostic } from '../content/diagnostic.ts';

/** The findings of one file, sorted, each as JSON on a line. */
export interface FindingBlock {
  file: string;
  /** False if none is of this rule. */
  mayHave(rule: string): boolean;
  /** The lines without the last newline, in UTF-8. @returns bytes that the next call may overwrite. */
  lines(): Buffer;
}

/** Findings that need neither sorting nor judging, in the order of their files. */
export interface SortedBlocks extends Iterable<FindingBlock> {
  /** Numbers of errors and of warnings by rule. */
  readonly tallies: ReadonlyMap<string, readonly [errors: number, warnings: number]>;
  close(): void;
}

/** The findings of a block, each as JSON. */
export function textsOf(block: FindingBlock): string[] {
  return block.lines().toString('utf8').split('\n');
}

/** True of a block in which any of these rules may have found something; of every block if there are no rules. */
export function mayConcern(block: FindingBlock, rules: ReadonlySet<string> | undefined): boolean {
  if (!rules) return true;
  for (const rule of rules) if (block.mayHave(rule)) return true;
  return false;
}

/** A predicate for findings that are no longer reported, as others say the same. */
export interface TakenBack {
  isTold: (finding: Diagnostic) => boolean;
  /** The rules whose findings it can be true of; by default all. */
  rules?: ReadonlySet<string>;
}
