import { typeOf } from './reference-types.mjs';

/** What several places hold alike, by its keys: told once, under this name. */
const SHARED = {
  'src,alt,decorative,focus,caption,credit': 'A picture',
  'book,call,chat,link': 'Buttons',
  'seconds,scrolled,pastFirstScreen,leaving': 'When an overlay appears',
  'name,kicker,heading,intro,fields,steps,endpoint,submit,after': 'A form',
  // Under `forms` its name is the key.
  'kicker,heading,intro,fields,steps,endpoint,submit,after': 'A form',
  'problemsKicker,problems,problemTitles,guide,planKicker,plan,successKicker,failureKicker,failure,fees,closingKicker':
    'Headings',
};

/** What the type of such a value says already. */
const BY_LANGUAGE = ' One for all languages, or a map by language.';

/** The anchor of a heading, as GitHub makes it. */
export function anchor(title) {
  return title
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}

function sharedName({ properties }) {
  return properties && SHARED[Object.keys(properties).join()];
}

/** One group in place of alternatives: what all of them require is required. */
function merged(parts) {
  const byPath = new Map();
  for (const [part, path] of parts) {
    const other = byPath.get(path);
    byPath.set(path, {
      properties: { ...other?.properties, ...part.properties },
      required: (other?.required ?? part.required ?? []).filter((key) =>
        part.required?.includes(key),
      ),
    });
  }
  return [...byPath].map(([path, part]) => [part, path]);
}

/** The groups in a value with their paths: those of a list `items[]`, those of a map `endpoints.<name>`. */
function partsOf(schema, path) {
  const { anyOf = [], allOf = [], items, additionalProperties } = schema;
  if (schema.properties) return [[schema, path]];
  const inner = [...anyOf, ...allOf].flatMap((part) => partsOf(part, path));
  if (items) inner.push(...partsOf(items, `${path}[]`));
  if (typeof additionalProperties === 'object')
    inner.push(...partsOf(additionalProperties, `${path}.<name>`));
  return merged(inner);
}

function withLink(type, link) {
  if (type.startsWith('list')) return type.replace(/\bgroups\b/, `groups like ${link}`);
  return type === 'map with names of your own'
    ? `${type}, each ${link}`
    : type.replace(/\bgroup\b/, link);
}

/** Tables of keys; groups that several places have in common are left to a page of their own. */
export class ReferenceTables {
  #shared = new Map();
  #definitions;

  constructor(definitions) {
    this.#definitions = definitions;
  }

  /** A link to a shared group; undefined for any other. */
  #linkTo(part) {
    const name = sharedName(part);
    if (name === undefined) return undefined;
    if (!this.#shared.has(name)) this.#shared.set(name, part);
    return `[${name.toLowerCase()}](shared.md#${anchor(name)})`;
  }

  #typeOf(schema, parts) {
    const [link] = parts.flatMap(([part]) => this.#linkTo(part) ?? []);
    return link ? withLink(typeOf(schema), link) : typeOf(schema);
  }

  #words({ description, items, $ref, default: value }) {
    const definition = this.#definitions[$ref?.split('/').at(-1)];
    const said = (description ?? definition?.description ?? items?.description ?? '').replace(
      BY_LANGUAGE,
      '',
    );
    const isTold = value === undefined || typeof value === 'object' || said.includes('Default:');
    return (isTold ? said : `${said} Default: \`${value}\`.`).replaceAll('|', '\\|');
  }

  *#rows(key, schema, isRequired) {
    const parts = partsOf(schema, key);
    const type = this.#typeOf(schema, parts);
    yield `| \`${key}\` | ${type} | ${isRequired ? 'yes' : ''} | ${this.#words(schema)} |`;
    for (const [part, path] of parts)
      if (sharedName(part) === undefined) yield* this.#rowsIn(part, `${path}.`);
  }

  *#rowsIn({ properties, required = [] }, before = '') {
    for (const [key, schema] of Object.entries(properties))
      yield* this.#rows(before + key, schema, required.includes(key));
  }

  /** A table of the keys of a group. */
  of(group) {
    const rows = [...this.#rowsIn(group)];
    return ['| key | value | required | |', '| --- | --- | --- | --- |', ...rows].join('\n');
  }

  /** The keys of a value with a name, or where they are told. */
  ofValue(name, schema) {
    const parts = partsOf(schema, name);
    if (parts.some(([part]) => sharedName(part)))
      return `Its value is: ${this.#typeOf(schema, parts)}.`;
    return this.of(
      schema.properties ? schema : { properties: { [name]: schema }, required: [name] },
    );
  }

  /** The groups that the tables so far have left out, each under its heading. */
  shared() {
    const told = [];
    // One of them may hold another.
    for (const [name, part] of this.#shared) told.push(`## ${name}\n\n${this.of(part)}`);
    return told;
  }
}
