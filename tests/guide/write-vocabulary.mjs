import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readVocabulary } from './vocabulary.mjs';

/** Writes what `lint` knows of schema.org's vocabulary anew, of the release in devDependencies. */
const FILE = join(import.meta.dirname, '../../cli/rules/pages/schema-org.json');

const lines = Object.entries(readVocabulary()).map(
  ([type, known]) => `  ${JSON.stringify(type)}: ${JSON.stringify(known)}`,
);
writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
