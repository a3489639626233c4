import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CommandResult, ROOT, runProcess } from '../support/command.ts';
import { inTurns } from '../support/in-turns.ts';
import { sample } from '../support/proof.ts';
import { SmallSite } from '../support/small-site.ts';
import { tempFolder } from '../support/temp-folder.ts';

const inTurn = inTurns();

const needed = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).engines.node.slice(2);

/** Starts the tool as another version of Node would report itself. */
function startUnder(version: string): Promise<CommandResult> {
  const fake = join(tempFolder(), 'fake.cjs');
  writeFileSync(
    fake,
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`,
  );
  return runProcess(['--version'], { env: { NODE_OPTIONS: `--require=${fake}` } });
}

describe('the version of Node', () => {
  it.each(sample(['12.22.12', '18.20.8', '20.18.3', '0.10.48'], 2))(
    'is told when it is %s, with the one that is needed',
    async (version) => {
      const { code, stdout, stderr } = await startUnder(version);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toContain(version);
      expect(stderr).toContain(needed);
      expect(stderr.trim().split('\n')).toHaveLength(1);
    },
  );

  it.each(sample(['20.19.0', '22.12.0', '100.0.0'], 1))(
    'is taken when it is %s',
    async (version) => {
      expect(await startUnder(version)).toMatchObject({ code: 0, stderr: '' });
    },
  );
});

describe('a reader that goes away', () => {
  const wrong = new SmallSite();

  /** Runs with standard output, or both outputs, going to something that has ended; tells the tool's own code. */
  const cut = (site: SmallSite, args: string[], redirect = '') =>
    site.process(args, { shell: `("$@" ${redirect}; echo "code $?" >&3) 3>&2 | true` });

  inTurn('does not make a failure a success, whatever is told', async () => {
    wrong.write('gate', (text) => text.replaceAll(/^(\s*)(headline|text|title):/gm, '$1$2x:'));
    const commands = [
      ['build'],
      ['build', '--json'],
      ['lint'],
      ['lint', '--json'],
      ['lint', '--format', 'sarif'],
    ];
    for (const command of sample(commands, 1)) {
      const { stderr } = await cut(wrong, command);
      expect(stderr, command.join(' ')).toContain('code 1');
      expect(stderr, command.join(' ')).not.toMatch(/EPIPE|^\s+at /m);
    }
  });

  it.each(
    sample(
      [
        ['build'],
        ['build', '--json'],
        ['lint'],
        ['lint', '--json'],
        ['lint', '--format', 'github'],
      ],
      1,
    ),
  )('in the middle of a long report does not either: %s %s %s', async (...args) => {
    // More than a pipe holds, so that the rest is still to be written when the reader goes.
    const keys = Array.from(
      { length: 400 },
      (_, index) => `unknown-${index}: ${'x'.repeat(100)}\n`,
    );
    for (const slug of ['gate', 'yard', 'barn']) wrong.write(slug, (text) => text + keys.join(''));
    const script = '("$@" 2>&1; echo "code $?" >&3) 3>&2 | head -c 1 > /dev/null';
    const { stderr } = await wrong.process(args, { shell: script });
    expect(stderr).toBe('code 1\n');
  });

  inTurn('lets a build end', async () => {
    const site = new SmallSite('gate');
    const { stderr } = await cut(site, ['build'], '2>&1');
    expect(stderr).toBe('code 0\n');
    const again = await site.build();
    expect(again.report).toMatchObject({ written: 0 });
    expect(again.report.pages).toBeGreaterThan(1);
  });

  it('of help is no fault', async () => {
    const { stderr } = await cut(wrong, ['--help']);
    expect(stderr).toBe('code 0\n');
  });
});
