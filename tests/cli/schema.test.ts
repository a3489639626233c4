import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { jsonSchemas } from '../../schemas/json-schema.ts';
import { ROOT, runHere } from '../support/command.ts';
import { SITE } from '../support/site-code.ts';
import { tempFolder } from '../support/temp-folder.ts';

const schemas = [...jsonSchemas(SITE.schemas)];

let cwd: string;
let out: string;
const schema = (...args: string[]) => runHere(['schema', '--out', 'editor/json', ...args], { cwd });

beforeEach(() => {
  cwd = tempFolder();
  out = join(cwd, 'editor/json');
});

describe('touchdown schema', () => {
  it('writes every schema to the folder of --out, which it makes', async () => {
    expect(await schema()).toMatchObject({ code: 0, stderr: '' });
    expect(readdirSync(out).sort()).toEqual(schemas.map(([name]) => name).sort());
    for (const [name, content] of schemas) {
      expect(readFileSync(join(out, name), 'utf8')).toBe(content);
    }
  });

  it('does not touch files that are right, and repairs those that are not', async () => {
    await schema();
    writeFileSync(join(out, 'page.schema.json'), '{}');
    const before = statSync(join(out, 'landing.schema.json')).mtimeMs;
    const { stdout } = await schema('--json');
    const written = (JSON.parse(stdout).files as { file: string; written: boolean }[])
      .filter((file) => file.written)
      .map(({ file }) => file);
    expect(written).toEqual(['page.schema.json']);
    expect(statSync(join(out, 'landing.schema.json')).mtimeMs).toBe(before);
    expect(JSON.parse((await schema('--json')).stdout)).toEqual({
      folder: out,
      files: schemas.map(([file]) => ({ file, written: false })),
    });
  });

  it('names the files it wrote, one a line', async () => {
    const { stdout } = await schema();
    expect(stdout.trimEnd().split('\n')).toHaveLength(schemas.length);
    for (const [name] of schemas) expect(stdout).toContain(join(out, name));
  });

  it('says that --out is wrong if a file is in the way', async () => {
    writeFileSync(join(cwd, 'taken'), 'mine');
    const { code, stderr } = await runHere(['schema', '--out', 'taken'], { cwd });
    expect([1, 2]).toContain(code);
    expect(stderr).toContain('taken');
    expect(readFileSync(join(cwd, 'taken'), 'utf8')).toBe('mine');
  });
});

/** A schema, or a reference to one that several share. */
interface Described {
  description?: string;
  $ref?: string;
}

/** Dotted paths of all keys of objects, with their schemas. */
function* propertiesOf(part: unknown, path: string): Generator<[string, Described]> {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, child] of Object.entries(part)) {
    if (key === 'properties') {
      for (const [name, property] of Object.entries(child)) {
        yield [`${path}.${name}`, property as Described];
        yield* propertiesOf(property, `${path}.${name}`);
      }
    } else {
      yield* propertiesOf(child, path);
    }
  }
}

/** Schemas of all objects that name their keys. */
function* objectsOf(part: unknown): Generator<{ additionalProperties?: unknown }> {
  if (typeof part !== 'object' || part === null) return;
  if ('properties' in part && 'type' in part) yield part as { additionalProperties?: unknown };
  for (const child of Object.values(part)) yield* objectsOf(child);
}

describe.each(schemas)('%s', (name, content) => {
  it('is in the repository as the schemas in code say it', () => {
    const path = join(ROOT, 'schemas/json', name);
    const committed = existsSync(path) ? readFileSync(path, 'utf8') : '';
    expect(committed === content, `${name} is out of date: run "npm run schema"`).toBe(true);
  });

  it('describes every key, for the editor to show', () => {
    const properties = [...propertiesOf(JSON.parse(content), name)];
    expect(properties.length).toBeGreaterThan(5);
    const { definitions = {} } = JSON.parse(content) as { definitions?: Record<string, Described> };
    const described = ({ $ref, description }: Described) =>
      $ref === undefined ? description : definitions[$ref.split('/').at(-1) ?? '']?.description;
    const bare = properties.filter(([, property]) => !described(property)?.trim());
    expect(bare.map(([path]) => path)).toEqual([]);
  });

  it('allows no keys it does not know', () => {
    for (const object of objectsOf(JSON.parse(content))) {
      expect(object.additionalProperties, JSON.stringify(object).slice(0, 80)).toBe(false);
    }
  });
});
