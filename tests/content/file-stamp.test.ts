import { renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileStamp } from '../../cli/content/file-stamp.ts';
import { tempFolder } from '../support/temp-folder.ts';

const folder = tempFolder();
const path = join(folder, 'page.yaml');
const later = Date.now() + 3_600_000;

/** The stamp that a command sees which runs an hour from now. */
const stamp = () => fileStamp(statSync(path), later);

describe('the stamp of a file', () => {
  it('stays as long as nobody writes', () => {
    writeFileSync(path, 'one');
    expect(stamp()).toBeDefined();
    expect(stamp()).toBe(stamp());
  });

  it('is missing right after a change: the next one might have the same', () => {
    writeFileSync(path, 'one');
    expect(fileStamp(statSync(path))).toBeUndefined();
  });

  it('changes when another file of the same size and time takes the place', () => {
    writeFileSync(path, 'one');
    const before = stamp();
    const { atime, mtime } = statSync(path);
    writeFileSync(`${path}~`, 'two');
    utimesSync(`${path}~`, atime, mtime);
    renameSync(`${path}~`, path);
    expect(stamp()).not.toBe(before);
  });
});
