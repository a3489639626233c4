import { z } from 'zod';
import { text } from './text.ts';

/** A placeholder filled in at render time: `{stars}`. A reference to a fact contains a dot instead. */
export const PARAMETER = /\{([A-Za-z][A-Za-z0-9]*)\}/g;

function listed(parameters: readonly string[]): string {
  return parameters.map((name) => `{${name}}`).join(' and ');
}

function faultOf(value: string, parameters: readonly string[]): string | undefined {
  const used = [...value.matchAll(PARAMETER)].map(([, name = '']) => name);
  const unknown = used.find((name) => !parameters.includes(name));
  const place = parameters.length === 0 ? 'nothing' : `only ${listed(parameters)}`;
  if (unknown !== undefined) return `has a place for {${unknown}}, but ${place} is filled in here`;
  const missing = parameters.filter((name) => !used.includes(name));
  return missing.length === 0 ? undefined : `must have a place for ${listed(missing)}`;
}

/**
 * A text of the frame or of a section. It may refer to facts, as landing texts do.
 *
 * @param parameters names of the placeholders; the text must contain each of them.
 */
export function word(description: string, ...parameters: string[]) {
  const filled = parameters.length === 0 ? '' : ` Has places for ${listed(parameters)}.`;
  return text(`${description}${filled}`).check(({ value, issues }) => {
    const message = faultOf(value, parameters);
    if (message !== undefined) issues.push({ code: 'custom', message, input: value });
  });
}

/** A list of texts that is empty unless a site fills it. */
export function wordList(description: string, item: string) {
  return z.array(word(item)).optional().meta({ description });
}
