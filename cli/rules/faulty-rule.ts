import { BuildFault } from '../system/build-fault.ts';

/** The cause of a fault in a rule of the site's own: plain data, so that it survives the way out of a thread. */
export interface FaultyRule {
  /** Its name. */
  rule: string;
  /** The text in its definition that is wrong, if it is one that nothing else is likely to be. */
  written?: string;
  /** The calls that led to it, if it threw while it checked a text. */
  stack?: string;
}

/** The rule of the site's own whose fault this is; undefined if it is none of a rule. */
export function faultyRule(error: unknown): FaultyRule | undefined {
  const cause = error instanceof BuildFault ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'rule' in cause
    ? (cause as FaultyRule)
    : undefined;
}

/** True if a rule has thrown while it checked a text. */
export function hasRuleFailed(error: unknown): error is BuildFault {
  return faultyRule(error)?.stack !== undefined;
}

/** The names of the rules whose faults these are. */
export function namesOfRules(faults: readonly BuildFault[]): ReadonlySet<string> {
  return new Set(faults.flatMap((fault) => faultyRule(fault)?.rule ?? []));
}
