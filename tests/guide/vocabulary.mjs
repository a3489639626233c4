import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const DECLARATIONS = createRequire(import.meta.url)
  .resolve('schema-dts')
  .replace(/schema\.js$/, 'schema.d.ts');

const INTERFACE = /^(?:export )?interface (\w+)(?: extends ([^{]+))? \{$([\s\S]*?)^\}/gm;

/** The declarations have each type as `XLeaf`, and as `XBase` what those below it take over. */
export function readVocabulary() {
  const types = {};
  const source = readFileSync(DECLARATIONS, 'utf8');
  for (const [, name, above = '', body] of source.matchAll(INTERFACE)) {
    const type = name.replace(/(?:Base|Leaf)$/, '');
    if (type === name) continue;
    const [parents, properties] = types[type] ?? ['', ''];
    const names = above.match(/\w+(?=Base)/g)?.filter((parent) => parent !== type) ?? [];
    const own = [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue/gm)].map(([, key]) => key);
    const join = (known, more) => [...new Set([...known.split(' '), ...more])].join(' ').trim();
    types[type] = [join(parents, names), join(properties, own)];
  }
  return Object.fromEntries(Object.entries(types).sort(([a], [b]) => (a < b ? -1 : 1)));
}
