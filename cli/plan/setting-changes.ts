import type { PageChange } from './page-change.ts';

/** What the keys below `integrations` are for. */
const SERVICES: Readonly<Record<string, string>> = {
  contactWebhook: 'messages go to',
  bookingWebhook: 'bookings go to',
  uploadEndpoint: 'uploads go to',
  geocoder: 'addresses are looked up at',
  tiles: 'map tiles come from',
};

/** Settings that are not for everybody who reads a plan. */
const PRIVATE = /^admin\./;

/** Introduces a value of a setting. */
function introduction(path: string): string {
  const [group, key = '', name] = path.split('.');
  if (group !== 'integrations') return `${path}:`;
  return name === undefined
    ? (SERVICES[key] ?? `${path}:`)
    : `forms with the endpoint “${name}” go to`;
}

/** The host of an address: the rest of a webhook is a secret. Anything else is returned as it is. */
function hostOf(value: string): string {
  return /^https?:\/\//.test(value)
    ? (/^https?:\/\/(?:[^/?#]*@)?([^/?#]+)/.exec(value)?.[1] ?? 'another host')
    : value;
}

/** Two values in words, addresses by their hosts; if only the rest of an address differs, the words say that it does. */
export function valuePair(before: string, after: string): [was: string, is: string] {
  const [was, is] = [hostOf(before), hostOf(after)];
  return [was, was === is ? `another address at ${is}` : is];
}

function change(path: string, before: string, after: string, facts: readonly string[]): PageChange {
  const hidden = ['a value', before === '' ? 'a value' : 'another value'];
  const told = PRIVATE.test(path) ? hidden : valuePair(before, after);
  const [was = '', is = ''] = told.map((value) => `${introduction(path)} ${value}`);
  return {
    kind: 'setting',
    before: before === '' ? null : was,
    after: after === '' ? null : is,
    facts,
  };
}

/** The single values of nested data, by path; a list of plain values counts as one. */
function* leaves(value: unknown, path = ''): Generator<[path: string, value: string]> {
  const isList = Array.isArray(value);
  if (typeof value !== 'object' || value === null) yield [path, String(value ?? '')];
  else if (isList && value.every((entry) => typeof entry !== 'object'))
    yield [path, value.join(', ')];
  else
    for (const [key, part] of Object.entries(value))
      yield* leaves(part, isList ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`);
}

/**
 * What differs between the facts that scripts fetch: where data is sent, measurement, and values that scripts show or
 * calculate with. Of external addresses only the host is named.
 *
 * @param before JSON of a facts file.
 */
export function settingChanges(before: string, after: string): PageChange[] {
  const [was, is] = [before, after].map((text) => new Map(leaves(JSON.parse(text))));
  const paths = new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])]);
  return [...paths].flatMap((path) => {
    const [old, now] = [was?.get(path) ?? '', is?.get(path) ?? ''];
    return old === now ? [] : [change(path, old, now, [path])];
  });
}
