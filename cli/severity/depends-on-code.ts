import type { Diagnostic } from '../content/diagnostic.ts';

/** Rules that know what the code of a site adds: features, and rules of its own. */
const OF_CODE = new Set(['address/switched-off', 'lint/unknown-rule']);

/** Places where names that the code of a site adds may stand: sections, price lists and themes. */
const OWN_NAMES =
  /^(?:This file|sections\[\d+\]) cannot have a key |^(?:theme|prices|sections\[\d+\]) /;

/** True if a finding may be wrong as long as the code of the site is not known. */
export function dependsOnCode({ rule, message }: Diagnostic): boolean {
  return OF_CODE.has(rule) || (rule.startsWith('shape/') && OWN_NAMES.test(message));
}
