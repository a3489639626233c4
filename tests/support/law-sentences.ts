import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './command.ts';

const FOLDER = join(ROOT, 'tests/fixtures/law');

/** The examples of all laws of the notary, those that break one and those that only sound like it. */
export const LAW_SENTENCES: readonly string[] = readdirSync(FOLDER).flatMap((file) => {
  const { wrong, right } = parse(readFileSync(join(FOLDER, file), 'utf8'));
  return [...wrong, ...right];
});
