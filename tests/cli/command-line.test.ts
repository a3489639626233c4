import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, runHere, runProcess } from '../support/command.ts';
import { sample } from '../support/proof.ts';
import { SmallSite } from '../support/small-site.ts';
import { tempFolder } from '../support/temp-folder.ts';

const COMMANDS = ['build', 'lint', 'new-landing', 'dev', 'preview', 'schema', 'admin-token'];
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

describe('help', () => {
  it('of the program names every command and shows an example', async () => {
    const { code, stdout, stderr } = await runHere(['--help']);
    expect([code, stderr]).toEqual([0, '']);
    for (const command of COMMANDS) expect(stdout).toContain(command);
    expect(stdout).toMatch(/\$ touchdown /);
  });

  it.each(COMMANDS)('of %s shows an example, with -h too', async (command) => {
    const long = await runHere([command, '--help']);
    expect(long).toMatchObject({ code: 0, stderr: '' });
    expect(long.stdout).toMatch(new RegExp(`\\$ touchdown ${command}`));
    expect(long.stdout).toContain('--json');
    expect(await runHere([command, '-h'])).toEqual(long);
  });

  it.each([['variants'], ['variants', 'plan'], ['variants', 'evaluate']])(
    'of %s shows an example',
    async (...command) => {
      const { stdout } = await runHere([...command, '--help']);
      expect(stdout).toMatch(new RegExp(`\\$ touchdown ${command.join(' ')}`));
    },
  );

  it.each(COMMANDS)('for %s gives examples whose options exist', async (command) => {
    const { stdout } = await runHere([command, '--help']);
    const [usage = '', examples = ''] = stdout.split('Examples:');
    const options = examples.match(/--[a-z-]+/g) ?? [];
    for (const option of options) expect(usage).toContain(option);
  });
});

describe('the version', () => {
  it.each(['--version', '-v'])('printed by %s is that of package.json', async (option) => {
    expect(await runHere([option])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
  });

  it('is also that of the compiled tool', async () => {
    const result = await runProcess(['--version'], { cwd: tempFolder() });
    expect(result).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
  });
});

/** Command lines that are wrong, each with its name. */
const WRONG: [string, string[]][] = [
  ['no command', []],
  ['an unknown command', ['biuld']],
  ['an unknown option', ['--colour']],
  ...COMMANDS.map((command): [string, string[]] => [
    `an unknown option of ${command}`,
    [command, '--no-such-option'],
  ]),
  ['an argument too many', ['build', 'landings/lp.yaml']],
  ['two addresses', ['new-landing', 'one', 'two']],
  ['an unknown format', ['lint', '--format', 'xml']],
  ['a format that is missing', ['lint', '--format']],
  ['watching in a format of one document', ['lint', '--watch', '--format', 'sarif']],
  ['a negative limit', ['lint', '--max-warnings', '-1']],
  ['a limit that is no number', ['lint', '--max-warnings', 'few']],
  ['a file that does not exist', ['lint', 'landings/no-such-landing.yaml']],
  ['a port that is no number', ['preview', '--port', 'http']],
  ['a port beyond the last', ['preview', '--port', '65536']],
  ['a port with a fraction', ['dev', '--port', '80.5']],
  ['a port in another notation', ['dev', '--port', '0x50']],
  ['a port that is empty', ['preview', '--port', '']],
];

describe('a command line that is wrong', () => {
  it.each(WRONG)('with %s ends with 2 and says why', async (_, args) => {
    const { code, stdout, stderr } = await runHere(args, { cwd: tempFolder() });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr.trim()).not.toBe('');
  });

  it.each([...WRONG, ['a blank token', ['admin-token', ' ']]])(
    'with %s and --json ends with 2 and one document that says why',
    async (_, args) => {
      const { code, stdout } = await runHere([...args, '--json'], { cwd: tempFolder() });
      expect(code).toBe(2);
      expect(stdout.trimEnd().split('\n')).toHaveLength(1);
      const { error } = JSON.parse(stdout);
      expect(error).toMatch(/^(?!error)\S/);
    },
  );

  it('tells scripts the guess, too, however they ask for JSON', async () => {
    for (const asked of [['--json'], ['--format', 'json'], ['--format=json']]) {
      const { stdout } = await runHere(['lint', '--prodution', ...asked]);
      expect(JSON.parse(stdout).error).toContain('--production');
    }
  });

  it.each([
    ['lint', 'sarif'],
    ['plan', 'html'],
  ])('is told that it asks for two formats of %s', async (command, format) => {
    const { code, stdout } = await runHere([command, '--format', format, '--json']);
    expect(code).toBe(2);
    expect(JSON.parse(stdout).error).toContain(`--format ${format}`);
  });

  it('is answered with a guess', async () => {
    expect((await runHere(['biuld'])).stderr).toContain('build');
    expect((await runHere(['lint', '--prodution'])).stderr).toContain('--production');
    expect((await runHere(['lint', '--format', 'xml'])).stderr).toContain('sarif');
  });

  it('ends the process with 2 as well, and never makes a command without a terminal ask', async () => {
    expect(await runProcess(['new-landing'])).toMatchObject({ code: 2, stdout: '' });
  });
});

describe('a command that cannot go on', () => {
  it.each(
    sample(
      [
        ['dev without landings', ['dev', '--landings', 'none']],
        ['dev at an address of another machine', ['dev', '--host', '203.0.113.7']],
        ['preview without a built site', ['preview', '--out', 'none']],
      ] as [string, string[]][],
      1,
    ),
  )('%s ends with 1 and one document that says why', async (_, args) => {
    const { code, stdout, stderr } = await runProcess([...args, '--json'], { cwd: tempFolder() });
    expect(code).toBe(1);
    const { error } = JSON.parse(stdout);
    expect(stderr).toContain(error);
  });

  it('tells scripts what the system refuses', async () => {
    const cwd = tempFolder();
    writeFileSync(join(cwd, 'file'), '');
    const { code, stdout } = await runHere(['schema', '--out', 'file/inside', '--json'], {
      cwd,
    });
    expect(code).toBe(1);
    expect(JSON.parse(stdout).error).toContain('file/inside');
  });
});

describe('a fault of the tool', () => {
  it.each([
    [new Error('the roof is on fire'), /the roof is on fire\n\s+at /],
    ['only a text', /only a text/],
  ])('ends with 3 and prints version and stack: %s', async (thrown, stack) => {
    const signal = new Proxy(new AbortController().signal, {
      get: () => {
        throw thrown;
      },
    });
    const { folder } = new SmallSite('gate');
    const { code, stdout, stderr } = await runHere(['lint', '--json'], { cwd: folder, signal });
    expect(code).toBe(3);
    expect(stderr).toContain(version);
    expect(stderr).toMatch(stack);
    expect(JSON.parse(stdout)).toEqual({ error: stderr.trimEnd() });
  });
});
