import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { listFiles } from '../../cli/build/file-listing.ts';
import { outputPaths } from '../../cli/build/output-folder.ts';
import { writeOutputRecord } from '../../cli/build/output-record.ts';
import { untouchedOutput } from '../../cli/build/recorded-output.ts';
import { tempFolder } from '../support/temp-folder.ts';

// A file system that ignores case, as far as one file is concerned.
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const lstatSync = (path: string) =>
    fs.lstatSync(fs.existsSync(path) ? path : path.replace('offer.html', 'Offer.html'));
  return { ...fs, lstatSync };
});

it('an output is not untouched once a file is spelled otherwise, even where case is ignored', () => {
  const root = tempFolder();
  const out = join(root, 'dist');
  mkdirSync(out);
  writeFileSync(join(out, 'offer.html'), '<p>one</p>');
  const paths = outputPaths(out, root);
  const checksum = writeOutputRecord(paths, listFiles(out));
  expect(untouchedOutput(paths, () => false)).toEqual({ checksum, bytes: 10 });
  renameSync(join(out, 'offer.html'), join(out, 'Offer.html'));
  expect(untouchedOutput(paths, () => false)).toBeUndefined();
});
