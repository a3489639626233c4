import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Io } from '../../cli/system/io.ts';
import { run } from '../support/program.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** The screen of a terminal: no question that ends can end it. */
class Screen extends Writable {
  readonly #onText: (text: string) => void;

  constructor(onText: (text: string) => void) {
    super();
    this.#onText = onText;
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.#onText(stripVTControlCharacters(chunk.toString('utf8')));
    done();
  }

  override end(): this {
    return this;
  }
}

/** A terminal at which somebody answers each question once it stands there. */
class Terminal {
  readonly stdin = new PassThrough();
  readonly shown: string[] = [];
  /** Answers to questions that have not been asked yet. */
  readonly answers: [question: RegExp, keys: string][];
  readonly stdout = new Screen((text) => {
    this.shown.push(text);
    const [question, keys] = this.answers[0] ?? [];
    if (!question?.test(text)) return;
    this.answers.shift();
    setImmediate(() => this.stdin.write(keys));
  });

  constructor(answers: [RegExp, string][]) {
    this.answers = answers;
  }
}

function atTerminal(cwd: string, { stdin, stdout }: Terminal): Io {
  return {
    cwd,
    stdin,
    stdout,
    stderr: new PassThrough(),
    env: {},
    interactive: true,
    terminal: false,
    signal: new AbortController().signal,
  };
}

it('asks on a terminal for what the command line leaves open, and takes no wrong answer', async () => {
  const cwd = tempFolder();
  const terminal = new Terminal([
    [/Name of the business/, 'Ohm & Daughters\r'],
    [/Kind of business/, 'Electrican\r'],
    [/Did you mean Electrician/, `${'\u007f'.repeat(10)}Electrician\r`],
    [/Town/, 'Austin\r'],
    [/State/, 'TX\r'],
    [/Phone/, '\r'],
    [/E-mail/, '\r'],
    [/Colour/, '\r'],
    [/Language/, '\r'],
  ]);
  const code = await run(['init', '--country', 'US'], atTerminal(cwd, terminal));
  expect(terminal.answers).toEqual([]);
  expect(code).toBe(0);
  expect(terminal.shown.join('')).not.toContain('Country');
  const { business, sampleData } = parse(readFileSync(join(cwd, 'site.config.yaml'), 'utf8'));
  expect(business).toMatchObject({
    name: 'Ohm & Daughters',
    type: 'Electrician',
    address: { locality: 'Austin', region: 'TX', country: 'US' },
  });
  expect(sampleData).toContain('business.phone');
});

it.each([
  ['DE', 'de'],
  ['MX', 'es'],
  ['IE', 'en'],
  ['FR', 'en'],
])('proposes to somebody in %s the language %s', async (country, language) => {
  const cwd = tempFolder();
  const terminal = new Terminal([
    [/Name of the business/, '\r'],
    [/Kind of business/, '\r'],
    [/Country/, `${country}\r`],
    [/Town/, '\r'],
    [/State/, '\r'],
    [/Phone/, '\r'],
    [/E-mail/, '\r'],
    [/Colour/, '\r'],
    [/Language/, '\r'],
  ]);
  expect(await run(['init'], atTerminal(cwd, terminal))).toBe(0);
  const { languages, business } = parse(readFileSync(join(cwd, 'site.config.yaml'), 'utf8'));
  expect([business.address.country, languages]).toEqual([country, [language]]);
});
