import { EventEmitter } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { tellMissedEdits } from '../../cli/dev/missed-edits.ts';
import { tempFolder } from '../support/temp-folder.ts';

const file = join(tempFolder(), '+Page.tsx');
let told: string[];
let watcher: EventEmitter;

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  watcher = new EventEmitter();
  told = [];
  tellMissedEdits(watcher);
  watcher.on('all', (event, path) => told.push(`${event} ${path}`));
  writeFileSync(file, 'one');
  watcher.emit('change', file);
});

describe('an edit right after another one of the same file', () => {
  it('is told once it would have been passed over', () => {
    writeFileSync(file, 'two');
    vi.runAllTimers();
    expect(told).toEqual([`change ${file}`]);
  });

  it('is told, too, if it follows the one that was told late', () => {
    writeFileSync(file, 'two');
    vi.advanceTimersByTime(150);
    writeFileSync(file, 'three');
    vi.runAllTimers();
    expect(told).toHaveLength(2);
  });

  it('is not made up where there was none', () => {
    vi.runAllTimers();
    expect(told).toEqual([]);
  });
});
