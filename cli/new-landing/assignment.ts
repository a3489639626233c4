import type { JsonShape } from '../content/shape/json-shape.ts';
import type { Path } from '../content/value-path.ts';
import { readOperation } from '../edit/written-operation.ts';
import { NewLandingFault } from './new-landing-fault.ts';
import { unknownStep } from './unknown-step.ts';

/** One value to set in a landing. */
export interface Assignment {
  path: Path;
  value: unknown;
}

/**
 * Parses one `--set path=value`, like `touchdown edit`.
 *
 * @param landing shape of a landing.
 * @throws NewLandingFault if it has another form or names a key that landings do not have.
 */
export function parseAssignment(text: string, landing: JsonShape): Assignment {
  const operation = readOperation({ op: 'set', text }, landing);
  if (typeof operation === 'string') throw new NewLandingFault('usage', operation);
  const unknown = unknownStep(landing, operation.path);
  if (unknown) {
    const message = `--set ${text}: ${unknown.message} ${unknown.hint}`;
    throw new NewLandingFault('usage', message);
  }
  return { path: operation.path, value: 'value' in operation ? operation.value : undefined };
}
