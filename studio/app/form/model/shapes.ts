import type { FileShape, FormShape } from '../../../form-shape.ts';
import { isDataMap } from './shared-data.ts';

const REFERENCE = /^#\/definitions\//;

/**
 * Schemas of one file, with references resolved. The same schema is always the same object, so that fields can compare
 * by identity.
 */
export class Shapes {
  readonly root: FormShape;
  readonly #definitions: Readonly<Record<string, FormShape>>;
  readonly #described = new WeakMap<FormShape, FormShape>();
  readonly #followed = new WeakMap<FormShape, FormShape>();

  constructor(file: FileShape) {
    this.#definitions = file.definitions ?? {};
    this.root = this.follow(file);
  }

  /** A schema with its reference resolved; keys beside the reference take precedence over its target. */
  follow(shape: FormShape): FormShape {
    const known = this.#followed.get(shape);
    if (known) return known;
    const { $ref, allOf, ...own } = shape;
    const base = $ref === undefined ? allOf?.[0] : this.#definitions[$ref.replace(REFERENCE, '')];
    const followed = base ? { ...this.follow(base), ...own } : shape;
    this.#followed.set(shape, followed);
    return followed;
  }

  /** The schema of a key of a map; undefined if the map has no such key. */
  key(map: FormShape, key: string): FormShape | undefined {
    const { properties, additionalProperties } = map;
    const own = properties && Object.hasOwn(properties, key) ? properties[key] : undefined;
    const any = typeof additionalProperties === 'object' ? additionalProperties : undefined;
    const shape = own ?? any;
    return shape && this.follow(shape);
  }

  /** The schema of a list's entries. */
  entry(list: FormShape): FormShape {
    return this.follow(list.items ?? {});
  }

  /** The alternatives of a value; usually a single one. */
  choices({ anyOf }: FormShape): readonly FormShape[] {
    return anyOf?.map((choice) => this.follow(choice)) ?? [];
  }

  /** An alternative with the description of the whole, if it has none of its own. */
  described(choice: FormShape, description: string | undefined): FormShape {
    if (description === undefined || choice.description !== undefined) return choice;
    const known = this.#described.get(choice);
    if (known?.description === description) return known;
    const described = { ...choice, description };
    this.#described.set(choice, described);
    return described;
  }

  /** The minimal valid value of a schema: required keys, and the minimum number of entries. */
  blank(shape: FormShape): unknown {
    const [first] = this.choices(shape);
    if (first) return this.blank(first);
    if (shape.default !== undefined) return shape.default;
    if (shape.type === 'array') {
      const entry = this.blank(this.entry(shape));
      return Array.from({ length: shape.minItems ?? 0 }, () => entry);
    }
    if (shape.type === 'object') {
      const keys = (shape.required ?? []).map((key) => [
        key,
        this.blank(this.key(shape, key) ?? {}),
      ]);
      return Object.fromEntries(keys);
    }
    if (shape.enum) return shape.enum[0];
    if (shape.type === 'boolean') return false;
    if (shape.type === 'number' || shape.type === 'integer') return shape.minimum ?? 0;
    return '';
  }
}

function typeOf(value: unknown): FormShape['type'] {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  const type = typeof value;
  return type === 'object' || type === 'number' || type === 'boolean' ? type : 'string';
}

/** How well a value matches a schema: 0 if not at all. */
function fitOf(shape: FormShape, value: unknown): number {
  const type = typeOf(value);
  const isNumber = type === 'number' && shape.type === 'integer';
  if (shape.type !== undefined && shape.type !== type && !isNumber) return 0;
  if (shape.enum && !shape.enum.includes(value as string)) return 0;
  if (!isDataMap(value)) return 1;
  const keys = Object.keys(value);
  const known = keys.filter((key) => shape.properties && Object.hasOwn(shape.properties, key));
  return 1 + (keys.length === 0 ? 0 : known.length / keys.length);
}

/** The index of the alternative that a value most likely represents. */
export function choiceOf(choices: readonly FormShape[], value: unknown): number {
  const fits = choices.map((choice) => fitOf(choice, value));
  return Math.max(0, fits.indexOf(Math.max(...fits)));
}
