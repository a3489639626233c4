import { isCalculation, namesIn } from '../../../renderer/text/fact-calculation.ts';
import type { Facts } from './facts.ts';

/** Whether a part of the configuration is unknown, or in a part that is, or has one in it; or any fact of a calculation. */
export function isUnknown(name: string, unknown: readonly string[]): boolean {
  if (isCalculation(name)) return namesIn(name).some((part) => isUnknown(part.name, unknown));
  return unknown.some(
    (part) => name === part || name.startsWith(`${part}.`) || part.startsWith(`${name}.`),
  );
}

/** The facts without those whose value is not known. */
export function withoutFacts(facts: Facts, unknown: readonly string[]): Facts {
  return {
    ...facts,
    get: (name, language) => (isUnknown(name, unknown) ? undefined : facts.get(name, language)),
    names: facts.names.filter((name) => !isUnknown(name, unknown)),
  };
}

/**
 * Facts of a configuration with faults: each that is unknown counts as a fact whose value nobody knows, as all do while
 * the configuration cannot be read.
 *
 * @param unknown dotted names of parts of the configuration.
 */
export function withUnknownFacts(facts: Facts, unknown: readonly string[]): Facts {
  if (unknown.length === 0) return facts;
  const known = withoutFacts(facts, unknown);
  const has = (name: string) => isUnknown(name, unknown);
  return {
    ...known,
    get: (name, language) => (has(name) ? `{${name}}` : facts.get(name, language)),
    unknown,
    ...(has('business.hours') ? { hours: true } : {}),
    ...(has('forms') || has('integrations') ? { forms: undefined } : {}),
  };
}
