import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lintStatePath } from '../../../cli/lint/lint-state.ts';
import { ROOT, runHere } from '../../support/command.ts';
import { cases } from '../../support/proof.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { TinySite } from '../../support/tiny-site.ts';

const ARGS = ['lint', '--landings', 'landings', '--config', 'site.config.yaml', '--json'];

/** What lint prints in a folder. */
async function lint(folder: string): Promise<string> {
  return (await runHere(ARGS, { cwd: folder })).stdout;
}

/** What lint prints of the same files where it has never been. */
async function lintAnew(folder: string): Promise<string> {
  const copy = tempFolder();
  cpSync(folder, copy, { recursive: true });
  return lint(copy);
}

/** What somebody does to a landing that has this text; what it finds in it, and what only others show of it. */
const EDITS: readonly ((text: string, other: string) => string)[] = [
  (text) => text.replace(/headline: .*/, 'headline: Your one-stop shop'),
  (text) => text.replace(/rating: \d/, 'rating: 9'),
  (text) => `${text}# touchdown-ignore copy/filler: a name\n`,
  (text, other) => text.replace(/^ {2}title: .*$/m, /^ {2}title: .*$/m.exec(other)?.[0] ?? ''),
  (_, other) => other,
  (text) => text.replace('page:', 'page:\n  noindex: true'),
  (text) => `${text}services:
  heading: Services
  items:
    - { icon: zap, title: Gate keys, text: $${text.length % 3}9 }
    - { icon: zap, title: Gate hinges, text: We oil them. }
`,
];

const edit = fc.record({
  landing: fc.nat(),
  other: fc.nat(),
  how: fc.nat(EDITS.length - 1),
  remove: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
});

it('finds after any edits what it would find in files that it has never seen', async () => {
  const property = fc.asyncProperty(
    fc.array(edit, { minLength: 2, maxLength: 3 }),
    async (edits) => {
      const site = new TinySite('gate', 'lp', 'poder-notarial');
      await lint(site.folder);
      for (const { landing, other, how, remove } of edits) {
        const names = readdirSync(site.landings);
        const at = (place: number) => join(site.landings, names[place % names.length] ?? '');
        if (remove && names.length > 1) rmSync(at(landing));
        else {
          const [text, twin] = [at(landing), at(other)].map((path) => readFileSync(path, 'utf8'));
          writeFileSync(at(landing), EDITS[how]?.(text ?? '', twin ?? '') ?? '');
        }
        expect(JSON.parse(await lint(site.folder))).toEqual(
          JSON.parse(await lintAnew(site.folder)),
        );
      }
    },
  );
  await fc.assert(property, { numRuns: cases(1, 60) });
});

it('does not believe what it kept if somebody has written to it', async () => {
  const site = new TinySite('gate', 'lp');
  await lint(site.folder);
  const landing = join(site.landings, 'gate.yaml');
  writeFileSync(landing, EDITS[0]?.(readFileSync(landing, 'utf8'), '') ?? '');
  const last = await lint(site.folder);
  const kept = lintStatePath(ROOT, site.landings);
  // The landing that changed is beside the others.
  for (const path of [`${kept}.changes`, kept]) {
    const text = readFileSync(path, 'utf8');
    expect(text).toContain('gate');
    writeFileSync(path, text.replace(/gate/g, 'gote'));
    expect(await lint(site.folder)).toBe(last);
  }
});
