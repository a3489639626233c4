import { isEndpoint } from '../../../schemas/forms/endpoint.ts';
import type { Form } from '../../../schemas/forms/form.ts';
import { isAddress } from '../../../schemas/forms/form-endpoint.ts';
import { suggest } from '../suggest.ts';
import { fieldFaults } from './field-faults.ts';
import type { FormFault } from './form-fault.ts';

function* stepFaults({ steps = [], fields }: Form): Generator<FormFault> {
  const rule = 'form/steps';
  const names = fields.flatMap(({ name, type }) => (type === 'hidden' ? [] : [name]));
  const seen = new Set<string>();
  const misspelled = new Set<string>();
  for (const [index, step] of steps.entries())
    for (const [place, name] of step.fields.entries()) {
      const at = ['steps', index, 'fields', place];
      const meant = suggest(name, names);
      if (!names.includes(name)) {
        if (meant !== undefined) misspelled.add(meant);
        yield {
          ...{ at, on: 'value', rule, message: `There is no field called "${name}" to show here.` },
          hint:
            meant === undefined
              ? `The fields are ${names.join(', ')}.`
              : `Did you mean "${meant}"?`,
        };
      } else if (seen.has(name))
        yield {
          ...{ at, on: 'value', rule, message: `"${name}" is asked twice.` },
          hint: 'Take it out of one of the steps.',
        };
      seen.add(name);
    }
  const left =
    steps.length === 0 ? [] : names.filter((name) => !seen.has(name) && !misspelled.has(name));
  if (left.length > 0)
    yield {
      ...{ at: ['steps'], on: 'key', rule },
      message: `No step asks for ${left.map((name) => `"${name}"`).join(', ')}.`,
      hint: 'Add each to the fields of a step.',
    };
}

function* endpointFaults(
  { endpoint }: Form,
  known: readonly string[] | undefined,
): Generator<FormFault> {
  const rule = 'form/endpoint';
  if (endpoint === undefined || known === undefined) return;
  if (isAddress(endpoint)) {
    if (!isEndpoint(endpoint))
      yield {
        ...{ at: ['endpoint'], on: 'value', rule },
        message: `"${endpoint}" is no address that a form can be sent to.`,
        hint: 'Write an https:// address (on this machine also http://localhost or http://127.0.0.1), or a name from integrations.endpoints.',
      };
    return;
  }
  if (known.includes(endpoint)) return;
  const meant = suggest(endpoint, known);
  yield {
    ...{ at: ['endpoint'], on: 'value', rule },
    message: `There is no endpoint called "${endpoint}", so nothing could be sent.`,
    hint:
      meant === undefined
        ? `Write ${known.join(' or ')}, or add "${endpoint}" to integrations.endpoints in site.config.yaml.`
        : `Did you mean "${meant}"?`,
  };
}

function* afterFaults({ after }: Form): Generator<FormFault> {
  if (!after) return;
  const rule = 'form/after';
  const { message, page, download, downloadLabel } = after;
  if (message === undefined && page === undefined && download === undefined)
    yield {
      ...{ at: ['after'], on: 'key', rule, message: 'after says nothing of what follows.' },
      hint: 'Add message, page or download, or take after out.',
    };
  if (page !== undefined && (message !== undefined || download !== undefined))
    yield {
      ...{ at: ['after', 'page'], on: 'key', rule },
      message: 'A page that opens takes the place of everything else that follows.',
      hint: 'Leave either page, or message and download.',
    };
  if (downloadLabel !== undefined && download === undefined)
    yield {
      ...{ at: ['after', 'downloadLabel'], on: 'key', rule },
      message: 'This label has no link: there is no download.',
      hint: 'Add `download:` with the address of a file, or take downloadLabel out.',
    };
}

/**
 * Errors in a form that has the right shape.
 *
 * @param endpoints valid endpoint names; undefined if not known.
 */
export function* formFaults(
  form: Form,
  endpoints: readonly string[] | undefined,
): Generator<FormFault> {
  yield* fieldFaults(form);
  yield* stepFaults(form);
  yield* endpointFaults(form, endpoints);
  yield* afterFaults(form);
}
