import { createHash } from 'node:crypto';
import type { Diagnostic } from '../../content/diagnostic.ts';
import type { Facts } from '../../content/facts/facts.ts';

/** What is found in the file of a page, whatever other pages say. */
export interface PageFindings {
  /** Sentences that break text rules, each with the finding that tells it unless another page has told it. */
  breaches: readonly { rule: { name: string }; sentence: string; told: Diagnostic }[];
  others: readonly Diagnostic[];
}

/** Findings in the files of pages by the hash of all that differs from page to page. */
export type KnownPages = Map<string, PageFindings>;

/** Hash of the facts, which also determine what is wrong about a text. */
export function hashFacts(facts: Facts): string {
  const known = facts.names.map((name) => [name, facts.get(name)]);
  // Results about dates are valid until midnight.
  const day = new Date(facts.now ?? Date.now()).toISOString().slice(0, 10);
  const all = JSON.stringify([known, facts.site, facts.unknown, day]);
  return createHash('sha256').update(all).digest('hex');
}
