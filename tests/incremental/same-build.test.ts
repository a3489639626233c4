import { mkdirSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { listFiles } from '../../cli/build/file-listing.ts';
import { outputPaths } from '../../cli/build/output-folder.ts';
import { writeOutputRecord } from '../../cli/build/output-record.ts';
import { keepSilentBuild, sameBuild } from '../../cli/build/same-build.ts';
import type { Asked } from '../../cli/site/moment-asked.ts';
import { tempFolder } from '../support/temp-folder.ts';

const FILES = {
  'site.config.yaml': 'site: {}',
  'landings/offer.yaml': 'one',
  'pages/about/page.yaml': 'name: About',
  'media/truck.jpg': 'JPEG',
  'site/words/en.yaml': 'frame: {}',
  'fonts/besley.woff2': 'font',
  'dist/offer.html': '<p>one</p>',
  'dist/media/truck-174760a8e3-960.avif': 'AVIF',
};

const PICTURE = 'dist/media/truck-174760a8e3-960.avif';

let root: string;
const at = (file: string) => join(root, file);

function write(file: string, text: string): void {
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}

const build = (asked: Asked = {}) => ({
  root,
  out: at('dist'),
  landingsDir: at('landings'),
  configFile: at('site.config.yaml'),
  asked,
});

/** Stores a build that started so many milliseconds after its files were written; `holds` limits when it is valid. */
function keep(
  later: number,
  holds: { from: number; until?: number; keep?: string[] } = { from: 0 },
): void {
  const files = listFiles(at('dist'), () => false);
  const output = writeOutputRecord(outputPaths(at('dist'), root), files);
  const rest = { others: [at('fonts/besley.woff2')], keep: [], pages: 1, output, ...holds };
  keepSilentBuild(build(), Date.now() + later, rest);
}

beforeEach(() => {
  root = tempFolder();
  for (const [file, text] of Object.entries(FILES)) write(file, text);
});

describe('a build that found nothing to tell of', () => {
  it('need not be compared as long as nobody touches a file', () => {
    expect(sameBuild(build())).toBeUndefined();
    keep(60_000);
    expect(sameBuild(build())).toMatchObject({ pages: 1, written: 0, unchanged: 1, bytes: 14 });
    expect(sameBuild(build({ drafts: true }))).toBeUndefined();
  });

  it('is believed as long as no schedule changes the site', () => {
    const hour = 3_600_000;
    for (const [from, until, isSame] of [
      [-hour, hour, true],
      [-2 * hour, -hour, false],
      [hour, 2 * hour, false],
    ] as const) {
      keep(60_000, { from: Date.now() + from, until: Date.now() + until });
      expect(sameBuild(build()) !== undefined).toBe(isSame);
    }
  });

  it('is not believed if a file may have changed while it ran', () => {
    keep(0);
    expect(sameBuild(build())).toBeUndefined();
  });

  it.each([
    ...Object.keys(FILES),
    'landings/new.yaml',
    'media/new.jpg',
    'dist/media/new.avif',
    'dist/new/a.html',
  ])('is not believed once somebody writes to %s', (file) => {
    keep(60_000);
    write(file, 'new');
    expect(sameBuild(build())).toBeUndefined();
  });

  it.each(Object.keys(FILES))('is not believed once %s has another name or is gone', (file) => {
    keep(60_000);
    renameSync(at(file), `${at(file)}~`);
    expect(sameBuild(build())).toBeUndefined();
    rmSync(`${at(file)}~`);
    expect(sameBuild(build())).toBeUndefined();
  });

  it('is not believed once a file has made room for another', () => {
    keep(60_000);
    rmSync(at(PICTURE));
    write('dist/media/truck.avif', 'AVIF');
    expect(sameBuild(build())).toBeUndefined();
  });

  it('is not believed once a file of the output has been cut off', () => {
    keep(60_000);
    truncateSync(at(PICTURE), 2);
    expect(sameBuild(build())).toBeUndefined();
  });

  it('is not believed once a link is where a file was', () => {
    keep(60_000);
    renameSync(at(PICTURE), at('truck.avif'));
    symlinkSync(at('truck.avif'), at(PICTURE));
    expect(sameBuild(build())).toBeUndefined();
  });

  it('is not believed once a folder is where a file was, or a file where a folder was', () => {
    keep(60_000);
    rmSync(at(PICTURE));
    mkdirSync(at(PICTURE));
    expect(sameBuild(build())).toBeUndefined();
    rmSync(at('dist/media'), { recursive: true });
    write('dist/media', 'AVIF');
    expect(sameBuild(build())).toBeUndefined();
  });

  it('is believed whatever happens to files that every build keeps', () => {
    keep(60_000, { from: 0, keep: ['CNAME', 'docs/map.pdf'] });
    write('dist/CNAME', 'www.example.com');
    write('dist/docs/map.pdf', 'PDF');
    write('dist/.git/HEAD', 'ref: refs/heads/pages');
    expect(sameBuild(build())).toBeDefined();
    write('dist/docs/plan.pdf', 'PDF');
    expect(sameBuild(build())).toBeUndefined();
  });

  it('is not believed where a link leads out of what is looked at', () => {
    symlinkSync(at('fonts'), at('media/fonts'));
    keep(60_000);
    expect(sameBuild(build())).toBeUndefined();
  });
});
