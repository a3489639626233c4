import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isDraft, sweepDrafts } from './draft-file.ts';

/** Keeps only the most recently modified files of a folder, and removes the drafts of dead processes. */
export function keepNewest(folder: string, count: number): void {
  sweepDrafts(folder);
  const aged = readdirSync(folder)
    .filter((name) => !isDraft(name))
    .flatMap((name) => {
      const time = statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs;
      return time === undefined ? [] : { name, time };
    })
    .sort((a, b) => b.time - a.time);
  for (const { name } of aged.slice(count)) rmSync(join(folder, name), { force: true });
}
